// A way to look at this game without server or shell: `npx vite`, then /games/medici-vs-strozzi/story.html?story=price&theme=dark.
// States are saved from the real engine. It is no part of the build.
import { mount } from "svelte";
import "../../shell/fonts.css";
import "../../shell/tokens.css";
import "../../shell/base.css";
import { setLanguage } from "../../shell/language.svelte";
import Story from "./Story.svelte";
import { StoryTable, type Stories } from "./story.svelte";

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
if (wanted.get("motion") === "none") document.documentElement.dataset.motion = "none";
await setLanguage("en");
const stories = (await (await fetch(new URL("./story.json", import.meta.url))).json()) as Stories;
const name = wanted.get("story") ?? "price";
const table = new StoryTable(stories, name, wanted);
mount(Story, { target: document.getElementById("page")!, props: { table, names: Object.keys(stories.stories), name } });
