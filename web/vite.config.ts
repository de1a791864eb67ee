import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server in development: `fiorino serve --port 8710 --no-browser`; the page then at the port of vite.
const server = process.env.FIORINO_SERVER ?? "http://localhost:8710";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: process.env.FIORINO_PAGE ?? "../src/fiorino/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: but for pictures
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/socket": { target: server, ws: true },
    },
  },
});
