import { light } from "#shared/palette.ts";

/**
 * Plain text; the link becomes a button. Typed text, even a name, stays out: anyone can enter another
 * person's address and would choose the words.
 */
export interface MailWords {
  readonly subject: string;
  /** @default the subject */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
}

const reason = "You get this mail because this address was entered at Beforehand.";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

export function mailText({ subject, heading = subject, paragraphs, link }: MailWords): string {
  const linked = link ? [`${link.label}:\n${link.url}`] : [];
  return [heading, ...paragraphs, ...linked, reason].join("\n\n");
}

const font = `font-family:Verdana,Arial,sans-serif;color:${light.text.primary}`;
const paragraph = (text: string, style = `${font};font-size:17px;line-height:1.6;margin:0 0 16px`) =>
  `<p style="${style}">${text}</p>`;

function button({ label, url }: NonNullable<MailWords["link"]>): string {
  const { main, contrastText } = light.primary;
  const style = `display:inline-block;padding:14px 24px;border-radius:8px;background:${main};color:${contrastText};font-weight:bold;text-decoration:underline`;
  // As text too, for readers who cannot or will not press a button.
  return (
    paragraph(`<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`) +
    paragraph(
      `Or open this address: ${escapeHtml(url)}`,
      `${font};font-size:16px;line-height:1.5;margin:0 0 16px;overflow-wrap:anywhere`,
    )
  );
}

/** One column, a language, a heading, no pictures, nothing to load. */
export function mailHtml(words: MailWords): string {
  const { subject, heading = subject, paragraphs, link } = words;
  const body = [
    `<h1 style="${font};font-size:24px;line-height:1.3;margin:0 0 16px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(escapeHtml(text))),
    ...(link ? [button(link)] : []),
    paragraph(escapeHtml(reason), `${font};font-size:15px;line-height:1.5;margin:24px 0 0`),
  ].join("\n");
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:${light.background.paper}"><main style="max-width:560px;margin:0 auto">
${body}
</main></body>
</html>`;
}
