import { stripIllegal } from "./stripIllegal.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text within HTML or XHTML, which shows it and runs nothing. */
export const escapeMarkup = (text: string): string =>
  stripIllegal(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
