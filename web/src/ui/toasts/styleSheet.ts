import { type CssRules, cssText } from "#web/ui/theme/cssText.ts";

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
let count = 0;

/** notistack's own engine writes <style> elements, which the Content-Security-Policy refuses. */
export function css(styles: CssRules): string {
  const name = `toast-${count++}`;
  sheet.insertRule(`.${name}{${cssText(styles)}}`, sheet.cssRules.length);
  return name;
}
