import type { Plugin } from "vite";
import { cssText } from "./src/ui/theme/cssText.ts";
import { theme } from "./src/ui/theme/theme.ts";

const virtualSheet = "virtual:theme.css";

export const themeRules = theme.generateStyleSheets().map(cssText).join("");

/** Gives the site the theme's variables as a sheet (`import "virtual:theme.css"`), which no page has to make anew. */
export function themeCss(): Plugin {
  return {
    name: "theme-css",
    resolveId: (id) => (id === virtualSheet ? id : undefined),
    load: (id) => (id === virtualSheet ? themeRules : undefined),
  };
}
