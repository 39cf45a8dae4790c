import type { ServedAnswer } from "./serve.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For HTML or XML, attributes included; undefined and null become empty text. */
export const escapeMarkup = (text: unknown): string =>
  String(text ?? "").replace(/[&<>"]/g, (character) => entities[character] ?? "");

const style = `
  body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1c; background: #fff; }
  label { display: block; margin-top: 1rem; font-weight: 600; }
  input { font: inherit; width: 100%; box-sizing: border-box; padding: .6rem; border: 2px solid #555; border-radius: .3rem; }
  button { font: inherit; margin: 1.5rem 1rem 0 0; padding: .7rem 1.4rem; border: 2px solid #1d4e89; border-radius: .3rem; background: #1d4e89; color: #fff; }
  .box { font-weight: 400; }
  .box input { width: auto; }
  article { border: 1px solid #777; border-radius: .4rem; padding: 0 1.2rem 1rem; margin: 1.2rem 0; overflow-wrap: anywhere; }
  button[value=cancel] { background: #fff; color: #1d4e89; }
  [role=alert] { border-left: .4rem solid #b00020; padding: .5rem 1rem; color: #b00020; }
  .note { color: #444; font-size: 1rem; }
  :focus-visible { outline: 3px solid #e39b00; outline-offset: 2px; }`;

/** @param moreStyle rules behind those of all pages */
export const page = (title: string, body: string, moreStyle = ""): string =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<style>${style}${moreStyle}</style>
<main>${body}</main>
</html>`;

export const messagePage = (title: string, text: string): string =>
  page(title, `<h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>`);

/** @param morePolicy what its content may do besides having a style */
export const htmlAnswer = (body: string, status = 200, morePolicy = "frame-ancestors 'none'"): ServedAnswer => ({
  status,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; ${morePolicy}`,
  },
  body,
});
