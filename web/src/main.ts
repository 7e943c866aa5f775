import "./styles/themes.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./games/rooms.ts";
import "./lib/settings.svelte.ts";
import { texts } from "./lib/texts.svelte.ts";

// What was loaded once opens without a line, too.
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/service-worker.js");

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
document.documentElement.lang = texts.language;
void texts.use("web").then(() => mount(App, { target }));
