import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hostileTexts } from "#shared/testing/aCard.ts";
import { offlineHtml } from "#web/features/registry/offline/offlineHtml.ts";
import { makePassphrase } from "#web/features/registry/offline/passphrase.ts";
import { openText, sealText } from "#web/features/registry/offline/sealText.ts";
import { buildOfflinePage } from "./offlinePage.ts";

const built = await buildOfflinePage();
const hash = (text = "") => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("a copy of hostile texts has nothing of them in sight, and all of them behind its passphrase", async () => {
  const passphrase = makePassphrase();
  const texts = [...hostileTexts, "</script><img src=x onerror=alert(1)>"];
  const html = offlineHtml(built, await sealText(JSON.stringify(texts), passphrase));
  for (const text of texts.filter((one) => one.trim().length > 3)) expect(html).not.toContain(text);
  expect(html).not.toContain(passphrase);
  expect(html).toContain("<title>Offline copy</title>");
  const [, sealed = ""] = /<script type="text\/plain" id="sealed">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse((await openText(JSON.parse(sealed), passphrase)) ?? "")).toEqual(
    JSON.parse(JSON.stringify(texts).toWellFormed()),
  );
});

test("the page runs its own program and styles alone, and reaches no network", async () => {
  const html = offlineHtml(built, await sealText("", "A"));
  const [, policy = ""] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  const [, styles] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const script = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
  expect(script).toHaveLength(1);
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    `script-src '${hash(script[0])}'`,
    `style-src '${hash(styles)}'`,
    ...["base-uri 'none'", "form-action 'none'"],
  ]);
  expect(html).not.toMatch(/\b(?:src|href)=|url\(|@import|fetch\(|innerHTML|insertAdjacentHTML|XMLHttpRequest/);
});
