import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { offlinePage } from "./offlinePage.ts";
import { paletteCss } from "./paletteCss.ts";
import { mapShapes } from "./shapes/mapShapes.ts";
import { compileHint, siteParts } from "./siteParts.ts";
import { themeCss } from "./themeCss.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  plugins: [react(), paletteCss(), themeCss(), mapShapes(), offlinePage()],
  resolve: {
    alias: {
      // notistack's own writes <style> elements, which the Content-Security-Policy refuses.
      goober: here("src/ui/toasts/styleSheet.ts"),
    },
  },
  build: {
    outDir: here("../dist/site"),
    emptyOutDir: true,
    license: { fileName: "licences.json" },
    target: "es2022",
    // An inlined font or picture would be a data: address, which font-src refuses.
    assetsInlineLimit: 0,
    // Every browser that runs es2022 supports modulepreload.
    modulePreload: { polyfill: false },
    // MapLibre alone is about 1 MB, loaded only where a map is shown.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { output: { codeSplitting: siteParts(here("src")), postBanner: compileHint } },
  },
  worker: { format: "es" },
});
