// Lines of the text on a card: SVG does not break lines by itself.

/** A text in lines of at most so many signs, as even as they can be. */
export function wrapped(text: string, most: number): string[] {
  let lines = filled(text, most);
  for (let width = most - 1; width > 0; width--) {
    const narrower = filled(text, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function filled(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
