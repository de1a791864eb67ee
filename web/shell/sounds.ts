// Few, soft and synthesised: nothing is fetched, nothing lasts longer than 0.6 s, and nothing is told by sound alone.
import { settings } from "./settings.svelte";

export const SOUNDS = [
  "drawn", "loaded", "price", "bought", "refused", "thrown", "docks", "marker", "bell", "bells",
  "card", "bid", "coin", "build", "devil", "turn", "clock", "chat", "lost", "found",
] as const;
export type SoundName = (typeof SOUNDS)[number];

let context: AudioContext | null = null;

/** Play a sound after a delay in seconds, where sounds are wanted and the browser allows them already. */
export function play(name: SoundName, delay = 0): void {
  if (!settings.sound || settings.volume === 0 || !SOUNDS.includes(name) || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return; // browsers play no sound before the first press
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = settings.volume * settings.volume * 0.5;
  out.connect(context.destination);
  makers[name](new Bench(context, out, context.currentTime + delay + 0.01));
}

/** The three things that all sounds are made of: a tone, a breath of noise, and when. */
class Bench {
  constructor(
    private readonly context: AudioContext,
    private readonly out: AudioNode,
    private readonly begin: number,
  ) {}

  private swell(at: number, lasts: number, loud: number, attack: number): GainNode {
    const gain = this.context.createGain();
    const start = this.begin + at;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    gain.connect(this.out);
    return gain;
  }

  tone(pitch: number, at: number, lasts: number, loud: number, kind: OscillatorType = "sine", to = pitch, attack = 0.004): void {
    const source = this.context.createOscillator();
    source.type = kind;
    source.frequency.setValueAtTime(pitch, this.begin + at);
    source.frequency.exponentialRampToValueAtTime(to, this.begin + at + lasts);
    source.connect(this.swell(at, lasts, loud, attack));
    source.start(this.begin + at);
    source.stop(this.begin + at + lasts);
  }

  noise(pitch: number, at: number, lasts: number, loud: number, width = 1, to = pitch, attack = 0.003): void {
    const length = Math.ceil(this.context.sampleRate * lasts);
    const buffer = this.context.createBuffer(1, length, this.context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let index = 0; index < length; index += 1) data[index] = Math.random() * 2 - 1;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    const filter = this.context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = width;
    filter.frequency.setValueAtTime(pitch, this.begin + at);
    filter.frequency.exponentialRampToValueAtTime(to, this.begin + at + lasts);
    source.connect(filter).connect(this.swell(at, lasts, loud, attack));
    source.start(this.begin + at);
  }
}

/** A bell: its partials are not in tune with each other, and the low ones last. */
function bell(bench: Bench, pitch: number, at: number, loud: number): void {
  for (const [ratio, part, lasts] of [[1, 1, 0.58], [2.02, 0.5, 0.42], [2.98, 0.3, 0.3], [4.2, 0.16, 0.18]] as const) {
    bench.tone(pitch * ratio, at, lasts, loud * part);
  }
}

function pluck(bench: Bench, pitch: number, at: number): void {
  bench.tone(pitch, at, 0.42, 0.5, "triangle");
  bench.tone(pitch * 2, at, 0.2, 0.16, "sine");
  bench.noise(pitch * 5, at, 0.03, 0.2, 2);
}

const makers: Record<SoundName, (bench: Bench) => void> = {
  // wood on linen
  drawn: (b) => {
    b.noise(900, 0, 0.12, 0.5, 0.8, 500);
    b.tone(210, 0.05, 0.09, 0.4, "triangle", 150);
  },
  // wood on wood
  loaded: (b) => {
    b.tone(320, 0, 0.09, 0.7, "triangle", 240);
    b.noise(1400, 0, 0.04, 0.5, 2);
  },
  // a coin on marble
  price: (b) => {
    b.tone(2350, 0, 0.22, 0.25, "sine");
    b.tone(3480, 0, 0.16, 0.14, "sine");
    b.noise(5200, 0, 0.025, 0.3, 3);
  },
  coin: (b) => {
    b.tone(2600, 0, 0.18, 0.2);
    b.tone(3900, 0.05, 0.16, 0.14);
  },
  // a purse
  bought: (b) => {
    for (const [index, pitch] of [2100, 2800, 2400, 3100].entries()) b.tone(pitch, index * 0.045, 0.1, 0.16);
    b.noise(3000, 0, 0.25, 0.2, 0.7, 1800);
  },
  // a knuckle on the table
  refused: (b) => {
    b.tone(150, 0, 0.11, 0.8, "sine", 90);
    b.tone(140, 0.13, 0.12, 0.6, "sine", 85);
  },
  // a splash
  thrown: (b) => b.noise(1800, 0, 0.5, 0.6, 0.5, 350, 0.03),
  // rope and creak
  docks: (b) => {
    b.tone(190, 0, 0.3, 0.18, "sawtooth", 260, 0.08);
    b.noise(420, 0.05, 0.4, 0.4, 1.2, 260, 0.08);
  },
  // ivory that slides
  marker: (b) => b.noise(2600, 0, 0.16, 0.4, 3, 3400, 0.05),
  bell: (b) => bell(b, 660, 0, 0.35),
  bells: (b) => {
    bell(b, 660, 0, 0.3);
    bell(b, 495, 0.2, 0.3);
  },
  // stiff paper
  card: (b) => {
    b.noise(3800, 0, 0.07, 0.45, 0.7, 2000);
    b.noise(1500, 0.05, 0.05, 0.3, 1);
  },
  // a gavel, softly
  bid: (b) => {
    b.tone(240, 0, 0.12, 0.7, "triangle", 170);
    b.noise(900, 0, 0.03, 0.4, 1.5);
  },
  // brick on mortar
  build: (b) => {
    b.noise(600, 0, 0.12, 0.5, 1, 300);
    b.tone(170, 0.1, 0.16, 0.5, "triangle", 120);
  },
  devil: (b) => {
    b.tone(140, 0, 0.5, 0.35, "sawtooth", 62, 0.05);
    b.tone(148, 0, 0.5, 0.3, "sawtooth", 66, 0.05);
  },
  // a lute, two notes
  turn: (b) => {
    pluck(b, 392, 0);
    pluck(b, 523, 0.16);
  },
  // a dry tick
  clock: (b) => b.noise(2200, 0, 0.03, 0.6, 4),
  // a quill
  chat: (b) => {
    b.noise(4200, 0, 0.06, 0.3, 2, 5200);
    b.noise(4600, 0.08, 0.09, 0.3, 2, 3800);
  },
  lost: (b) => b.tone(330, 0, 0.3, 0.3, "triangle", 220),
  found: (b) => b.tone(330, 0, 0.3, 0.3, "triangle", 495),
};
