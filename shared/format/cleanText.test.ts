import { expect, test } from "vitest";
import { cleanText } from "./cleanText.ts";

test("stored text has no control or direction characters, and keeps names and emoji as they are", () => {
  expect(cleanText("  Ana\u202eanA\u0000 ")).toBe("AnaanA");
  expect(cleanText("O'Brien-Núñez 李小龙 👩‍👩‍👧")).toBe("O'Brien-Núñez 李小龙 👩‍👩‍👧");
  expect(cleanText("one\r\ntwo")).toBe("one\ntwo");
});

const undrawn = /\p{Default_Ignorable_Code_Point}/u;
const invisible = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => undrawn.test(character));

test("no invisible character stays in a name, a ZIP or a number, and of nothing else nothing is left", () => {
  expect(invisible.length).toBeGreaterThan(4_000);
  for (const character of [...invisible, "\u2800"]) {
    const name = character.codePointAt(0)?.toString(16);
    expect(cleanText(`${character}Detroit${character}`), name).toBe("Detroit");
    expect(cleanText(character + character), name).toBe("");
  }
  for (const character of invisible) {
    expect(cleanText(`De${character}troit`)).toBe("Detroit");
    expect(cleanText(`482${character}26`)).toBe("48226");
  }
});

test.each(["می‌خواهم", "क्‍ष", "👩‍🚒", "❤️", "1️⃣", "👨‍❤️‍👨"])("%s is spelled with such characters, and stays", (word) => {
  expect(cleanText(word)).toBe(word);
});
