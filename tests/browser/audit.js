// What is wrong with the layout of the table that is shown: a list of sentences, empty where all is well.
// `touch` asks for targets of a finger; `scrolls` allows the body of the question to scroll, as phones may.
({ touch, scrolls }) => {
  const REGIONS = { bar: "header", question: ".ask", seats: ".seats", strip: ".strip", talk: ".talk" };
  const LEAST_TEXT = 11.95;
  const LEAST_TARGET = 40;
  const SLACK = 1.5;
  const wrong = new Set();
  const stage = document.querySelector(".stage");
  const board = stage.getBoundingClientRect();
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const meets = (one, other) => one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1;
  const within = (one, other, more = 0) => one.left >= other.left - SLACK && one.right <= other.right + SLACK && one.top >= other.top - SLACK - more && one.bottom <= other.bottom + SLACK + more;
  const words = (text) => text.replace(/\s+/g, " ").trim().slice(0, 40);

  // Regions: inside the page, beside the board, beside each other.
  const boxes = [["board", board]];
  for (const [name, selector] of Object.entries(REGIONS)) {
    const element = document.querySelector(selector);
    if (element?.checkVisibility()) boxes.push([name, element.getBoundingClientRect()]);
  }
  boxes.forEach(([name, box], index) => {
    if (!within(box, screen)) wrong.add(`${name} leaves the page`);
    for (const [other, its] of boxes.slice(0, index)) if (meets(box, its)) wrong.add(`${name} meets ${other}`);
  });

  // The board: whatever lies at any of its points belongs to it, and no panel is drawn on it.
  for (let x = 0.02; x < 1; x += 0.06) {
    for (let y = 0.02; y < 1; y += 0.08) {
      const top = document.elementFromPoint(board.left + x * board.width, board.top + y * board.height);
      if (top && !stage.contains(top)) wrong.add(`the board is covered by ${top.tagName.toLowerCase()}.${top.className}`);
    }
  }
  for (const element of stage.querySelectorAll("*")) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility({ opacityProperty: true })) continue;
    const [box, style] = [element.getBoundingClientRect(), getComputedStyle(element)];
    const isOpaque = style.backgroundImage !== "none" || /^rgb\(|, (0\.[5-9]\d*|1)\)$/.test(style.backgroundColor);
    const isGround = [...element.querySelectorAll("svg")].some((svg) => svg.getBoundingClientRect().width >= board.width - 2);
    if (isOpaque && !isGround && words(element.innerText) !== "" && box.width > 80 && box.height > 40) wrong.add(`a panel on the board: ${words(element.innerText)}`);
  }

  // Texts: large enough, and whole. What scrolls may go on; a name may be cut.
  const clips = (element) => ["hidden", "clip"].includes(getComputedStyle(element).overflowX) || ["hidden", "clip"].includes(getComputedStyle(element).overflowY);
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (words(node.data) === "" || element.closest(".sr, option, title, desc, [hidden]") || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    const isOnBoard = stage.contains(element);
    if (rects.length === 0 || (isOnBoard && !rects.some((rect) => meets(rect, board)))) continue;
    if (!isOnBoard && element instanceof SVGElement) continue; // a picture of a card; the reader shows it large
    const svg = element instanceof SVGElement ? element.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(element).fontSize) * (svg ? Math.hypot(svg.b, svg.d) : 1);
    if (size < LEAST_TEXT) wrong.add(`${size.toFixed(1)} px: ${words(node.data)}`);
    const button = isOnBoard ? null : element.closest(".ask button");
    if (button && rects.some((rect) => !within(rect, button.getBoundingClientRect(), -SLACK))) wrong.add(`over the edge of its button: ${words(node.data)}`);
    if (isOnBoard || element.closest(".talk, .instead, .strip, .name, .status")) continue;
    for (let box = element; box && !box.matches(".table"); box = box.parentElement) {
      const style = getComputedStyle(box);
      if (["auto", "scroll"].includes(style.overflowY)) break;
      if (!clips(box)) continue;
      if (rects.some((rect) => !within(rect, box.getBoundingClientRect(), size * 0.3))) wrong.add(`cut by ${box.className.split(" ")[0]}: ${words(node.data)}`);
      if (style.textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth + 1) wrong.add(`shortened: ${words(node.data)}`);
    }
  }
  const body = document.querySelector(".ask .body");
  if (body && !scrolls && body.scrollHeight > body.clientHeight + 1) wrong.add(`the question needs ${body.scrollHeight - body.clientHeight} px more`);

  // Things to touch; what is scrolled away comes into sight before it is touched.
  const isScrolledAway = (target, box) => {
    for (let around = target.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "auto" && !within(box, around.getBoundingClientRect())) return true;
    }
    return false;
  };
  for (const target of touch ? document.querySelectorAll(".ask :is(button, a), .seats button, header :is(button, a)") : []) {
    if (!target.checkVisibility() || target.closest(".sr")) continue;
    const box = target.getBoundingClientRect();
    if (isScrolledAway(target, box)) continue;
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const half = LEAST_TARGET / 2 - 2; // its edge may belong to a border
    const reaches = (dx, dy) => target.contains(document.elementFromPoint(middle.x + dx, middle.y + dy));
    if (!reaches(0, -half) || !reaches(0, half) || !reaches(-half, 0) || !reaches(half, 0)) {
      wrong.add(`a small target: ${words(target.ariaLabel ?? target.innerText)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
  }

  const slots = [...document.querySelectorAll(".ask > .slots > *")].map((slot) => {
    const { left, top, width, height } = slot.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(" ");
  });
  return { wrong: [...wrong].sort(), slots };
}
