// The search: every heading of the site that has all the words somebody types.
const wanted = document.getElementById("wanted");
const found = document.getElementById("found");
const most = 12;

function search() {
  const words = wanted.value.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (heading) => words.every((word) => `${heading.says} ${heading.in}`.toLowerCase().includes(word));
  const hits = words.length === 0 ? [] : HEADINGS.filter(has).slice(0, most);
  found.replaceChildren(
    ...hits.map((heading) => {
      const link = document.createElement("a");
      link.href = `${document.body.dataset.root}/${heading.at}`;
      link.textContent = heading.says === heading.in ? heading.says : `${heading.in}: ${heading.says}`;
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
  found.hidden = words.length === 0;
  if (words.length > 0 && hits.length === 0) found.textContent = "Nothing found.";
}

wanted.addEventListener("input", search);
if (wanted.value !== "") search(); // typed before this script had come
