import { escapeMarkup, htmlAnswer, page } from "#scripts/local/common/html.ts";
import type { ServedAnswer } from "#scripts/local/common/serve.ts";
import type { Message } from "#scripts/local/standIns/openInbox.ts";

const style = `
  body { font-size: 1.0625rem; max-width: 50rem; }
  h2 { font-size: 1.15rem; }
  pre { white-space: pre-wrap; font: inherit; }
  iframe { width: 100%; height: 32rem; border: 1px solid #bbb; }
  a { color: #1d4e89; }`;

const linked = (text: string) =>
  escapeMarkup(text).replace(/https?:\/\/[^\s<>")]+/g, (address) => `<a href="${address}">${address}</a>`);

const when = (at: string) =>
  `<time datetime="${escapeMarkup(at)}">${escapeMarkup(new Date(at).toLocaleString("en-US"))}</time>`;

const shownHtml = (html: string) =>
  `<details><summary>As the reader sees it</summary><iframe title="The mail as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escapeMarkup(`<base target="_blank">${html}`)}"></iframe></details>`;

const article = ({ kind, to, subject, text, html, at }: Message) =>
  `<article><h2>${escapeMarkup(kind === "mail" ? subject : "Text message")}</h2>
<p>${kind === "mail" ? "Mail" : "Text"} to ${escapeMarkup(to)}, ${when(at)}</p>
<pre>${linked(text)}</pre>${html ? shownHtml(html) : ""}</article>`;

export function inboxPage(messages: readonly Message[]): ServedAnswer {
  const body = messages.length > 0 ? messages.map(article).join("") : "<p>Nothing was sent yet.</p>";
  const shown = page(
    "Inbox of the local stack",
    `<h1>Inbox of the local stack</h1>
<p>What the product would mail and text, newest first. <a href="">Reload</a> for what is new.</p>${body}`,
    style,
  );
  return htmlAnswer(shown, 200, "img-src data: http: https:; frame-src 'self'");
}
