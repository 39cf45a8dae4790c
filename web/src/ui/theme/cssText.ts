export interface CssRules {
  readonly [name: string]: string | number | CssRules;
}

const kebab = (name: string): string =>
  name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A style object's declarations and rules; numbers as they are, without a unit. */
export const cssText = (rules: CssRules): string =>
  Object.entries(rules)
    .map(([name, value]) => (typeof value === "object" ? `${name}{${cssText(value)}}` : `${kebab(name)}:${value};`))
    .join("");
