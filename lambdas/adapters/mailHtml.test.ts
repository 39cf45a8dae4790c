import { expect, test } from "vitest";
import { mailHtml, mailText } from "./mailHtml.ts";

const words = {
  subject: "Set a new password",
  heading: "Set a new password",
  paragraphs: ["Somebody asked for it.", "If it was not you, do nothing."],
  link: { label: "Set it", url: "https://example.org/Change?id=a_b-c" },
};

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

const readable = (html: string) =>
  [...html.matchAll(/<(h1|p)[^>]*>(.*?)<\/\1>/g)].map(([, , inner = ""]) =>
    inner.replace(/<[^>]+>/g, "").replace(/&([a-z#0-9]+);/g, (_, name: string) => characters[name] ?? ""),
  );

test("the text and the HTML of a mail say the same", () => {
  const [heading, first, second, label, address, reason] = readable(mailHtml(words));
  expect(address).toBe("Or open this address: https://example.org/Change?id=a_b-c");
  expect(mailText(words)).toBe(
    [heading, first, second, `${label}:\nhttps://example.org/Change?id=a_b-c`, reason].join("\n\n"),
  );
});

test("an HTML mail has a language, a title and one heading, and loads nothing", () => {
  const html = mailHtml(words);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain("<title>Set a new password</title>");
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/src=|url\(|<(img|link|script|style|iframe)/);
});

test("words that look like HTML are shown as they are", () => {
  const paragraph = `<img src=x onerror="alert(1)"> & 'more'`;
  const html = mailHtml({ subject: "</title>", heading: "<b>", paragraphs: [paragraph] });
  expect(html).not.toMatch(/<img|<b>|<\/title><\/title>/);
  expect(readable(html)).toContain(paragraph);
});
