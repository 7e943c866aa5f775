import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./games/rooms.ts";
import "./lib/settings.svelte.ts";
import { texts } from "./lib/texts.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
document.documentElement.lang = texts.language;
void texts.use("web").then(() => mount(App, { target }));
