import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Left out of it: parts of these packages that the first page does without.
const core =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|@mui\/(private-theming|styled-engine)|@mui\/system\/(?!useMediaQuery)[\w.-]+|@mui\/utils\/(?!useRovingTabIndex|mergeSlotProps|useSlotProps)[\w.-]+|@mui\/material\/(styles|Button|ButtonBase|Typography|CircularProgress|CssBaseline|Box|InputBase|TextareaAutosize))\//;

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
    // Every browser that reads es2022 knows modulepreload.
    modulePreload: { polyfill: false },
    // MapLibre alone is about 1 MB; it is loaded where a map is shown.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs stands in one file: together it compresses better than in ten.
          groups: [{ name: "core", test: core }],
        },
      },
    },
  },
  worker: { format: "es" },
});
