import type { Plugin } from "vite";
import { dark, light } from "#shared/palette.ts";

const virtualSheet = "virtual:palette.css";

type Colors = { readonly [name: string]: string | Colors };

function variables(colors: Colors, prefix: string): string[] {
  return Object.entries(colors).flatMap(([name, value]) =>
    typeof value === "string" ? [`--${prefix}-${name}:${value};`] : variables(value, `${prefix}-${name}`),
  );
}

function colorAt(path: string): string {
  const found = path
    .split(".")
    .reduce<string | Colors | undefined>((at, name) => (typeof at === "object" ? at[name] : undefined), {
      light,
      dark,
    });
  if (typeof found !== "string") throw new Error(`No colour ${path} in shared/palette.ts`);
  return found;
}

export const paletteVariables = `:root{${[...variables(light, "light"), ...variables(dark, "dark")].join("")}}`;

/**
 * Gives style sheets shared/palette.ts as variables (`import "virtual:palette.css"`, `--light-text-primary`), and pages
 * its values (`palette:light.text.primary`).
 */
export function paletteCss(): Plugin {
  return {
    name: "palette-css",
    resolveId: (id) => (id === virtualSheet ? id : undefined),
    load: (id) => (id === virtualSheet ? paletteVariables : undefined),
    transformIndexHtml: (html) => html.replace(/palette:([\w.]+)/g, (_, path: string) => colorAt(path)),
  };
}
