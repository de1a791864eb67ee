import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { beginWith, needWords } from "./language.svelte";
import { route, startRouter } from "./router";
import { startSettings } from "./settings.svelte";

startRouter();
// Whoever is sent straight to a table waits for its words only.
if (["table", "join"].includes(route().page)) beginWith(["shell", "staging", "refusals"]);
await startSettings();
mount(App, { target: document.getElementById("page")! });

// What is shown without a network, and what the system says, is the worker's; nothing waits for it.
const LATER = 4000;
const worker = import.meta.glob<{ startWorker(): void }>("../pages/offline/worker.svelte.ts");
setTimeout(() => {
  void needWords(["lobby"])
    .then(() => worker["../pages/offline/worker.svelte.ts"]?.())
    .then((found) => found?.startWorker())
    .catch((fault: unknown) => console.warn("No worker:", fault));
}, LATER);
