import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  plugins: [react()],
  resolve: {
    alias: {
      // notistack's own style engine writes into <style> elements, which the Content-Security-Policy refuses.
      goober: here("src/ui/toasts/styleSheet.ts"),
    },
  },
  build: {
    outDir: here("../dist/site"),
    emptyOutDir: true,
    target: "es2022",
    // A font or picture inside a style sheet would be a data: address, which font-src refuses.
    assetsInlineLimit: 0,
    // MapLibre alone is about 1 MB; it is loaded where a map is shown.
    chunkSizeWarningLimit: 1200,
  },
  worker: { format: "es" },
});
