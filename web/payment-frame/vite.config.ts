import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  plugins: [react()],
  build: {
    outDir: here("../../dist/pay"),
    emptyOutDir: true,
    target: "es2022",
    // A font inside a style sheet would be a data: address, which font-src refuses.
    assetsInlineLimit: 0,
  },
});
