// The pictures of the cards are one file; it is put into the page once, and cards point at its parts.
import url from "../art/cards.svg?url";

let asked: Promise<void> | null = null;

/** Bring the pictures into the page. They are decoration: a card without them still says everything. */
export function loadSprite(): Promise<void> {
  asked ??= load().catch((fault: unknown) => {
    asked = null;
    console.warn("The pictures of the cards did not come:", fault);
  });
  return asked;
}

async function load(): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const sprite = document.importNode(parsed.documentElement, true);
  sprite.setAttribute("aria-hidden", "true");
  sprite.style.position = "absolute"; // it takes no room, but must not be hidden: gradients of hidden drawings are not painted
  document.body.append(sprite);
}
