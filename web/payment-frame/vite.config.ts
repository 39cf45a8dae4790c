import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { paletteCss } from "../paletteCss.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  plugins: [react(), paletteCss()],
  build: {
    outDir: here("../../dist/pay"),
    emptyOutDir: true,
    license: { fileName: "licences.json" },
    target: "es2022",
    // A font inlined into a style sheet would be a data: address, which font-src refuses.
    assetsInlineLimit: 0,
  },
});
