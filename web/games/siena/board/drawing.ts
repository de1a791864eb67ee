// Small helpers of the drawing: plates with hollow corners, names in two lines, letters that fit.

/** A plate with hollow corners, and the gold line inside it. */
export function plate(x: number, y: number, width: number, height: number): { edge: string; line: string } {
  const right = x + width;
  const low = y + height;
  return {
    edge: `M${x + 6} ${y}H${right - 6}q0 6 6 6V${low - 6}q-6 0-6 6H${x + 6}q0-6-6-6V${y + 6}q6 0 6-6Z`,
    line: `M${x + 8} ${y + 2.5}H${right - 8}q0 5 5.500 5.500V${low - 8}q-5.500 .5-5.500 5.500H${x + 8}q0-5-5.500-5.500V${y + 8}q5.500-.5 5.500-5.500Z`,
  };
}

/** A rectangle with round corners. */
export function rounded({ x, y, width, height }: { x: number; y: number; width: number; height: number }, r = 14): string {
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** A name in one line or two, broken where the longer half is shortest. */
export function inLines(name: string): string[] {
  const words = name.split(" ");
  if (words.length < 2) return [name];
  let best: string[] = [name];
  for (let at = 1; at < words.length; at++) {
    const halves = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    if (longest(halves) < longest(best)) best = halves;
  }
  return best;
}

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** How much narrower the letters of a text must be for it to fit a width: 1 where they need not. */
export function squeezed(text: string, width: number, size: number, perSign = 0.56): number {
  return Math.min(1, width / (Math.max(1, text.length) * size * perSign));
}

/** The size of letters with which a text fits a width: the usual one, or as much smaller as it must be. */
export function fitting(text: string, width: number, usual: number, perSign = 0.56): number {
  return Math.min(usual, width / (Math.max(1, text.length) * perSign));
}
