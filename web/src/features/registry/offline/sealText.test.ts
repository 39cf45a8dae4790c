import { expect, test } from "vitest";
import { makePassphrase, plainPassphrase } from "./passphrase.ts";
import { openText, sealText } from "./sealText.ts";

test("a passphrase has six groups that can be read aloud, and 120 random bits", () => {
  const all = Array.from({ length: 50 }, makePassphrase);
  for (const one of all) expect(one).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(all).size).toBe(50);
});

test("how a passphrase is typed does not matter", () => {
  expect(plainPassphrase(" ol1i – 7k3m\n")).toBe("01117K3M");
});

test("a text opens with its passphrase alone, and not once it was changed", async () => {
  const [text, passphrase] = ["Ł 家 </script> 👩‍👩‍👧".repeat(20_000), makePassphrase()];
  const sealed = await sealText(text, passphrase);
  expect(sealed.rounds).toBeGreaterThanOrEqual(600_000);
  expect(await openText(sealed, passphrase.toLowerCase().replaceAll("-", " "))).toBe(text);
  expect(await openText(sealed, makePassphrase())).toBeUndefined();
  const changed = `${sealed.data[0] === "A" ? "B" : "A"}${sealed.data.slice(1)}`;
  expect(await openText({ ...sealed, data: changed }, passphrase)).toBeUndefined();
});

test("no two copies have a salt or a vector in common", async () => {
  const [one, other] = await Promise.all([sealText("x", "A"), sealText("x", "A")]);
  expect([one.salt === other.salt, one.iv === other.iv, one.data === other.data]).toEqual([false, false, false]);
});
