import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rulesAsPages, sentences } from "./build/plugins.ts";

const server = process.env.VOLIERE_SERVER ?? "http://127.0.0.1:8617";

export default defineConfig({
  plugins: [svelte(), sentences(), rulesAsPages()],
  server: { proxy: { "/api": { target: server, ws: true } } },
  build: {
    outDir: "../src/voliere/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  test: { include: [process.env.VOLIERE_SAID ? "tests/said.ts" : "tests/**/*.test.ts"] },
});
