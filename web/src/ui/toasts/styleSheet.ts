/** In notistack's form. */
interface Styles {
  readonly [key: string]: string | number | Styles;
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
let count = 0;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function block(styles: Styles): string {
  return Object.entries(styles)
    .map(([key, value]) => (typeof value === "object" ? `${key}{${block(value)}}` : `${kebab(key)}:${value};`))
    .join("");
}

/** notistack's own engine writes <style> elements, which the Content-Security-Policy refuses. */
export function css(styles: Styles): string {
  const name = `toast-${count++}`;
  sheet.insertRule(`.${name}{${block(styles)}}`, sheet.cssRules.length);
  return name;
}
