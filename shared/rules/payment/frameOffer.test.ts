import { expect, test } from "vitest";
import { readOffer, writeOffer } from "./frameOffer.ts";

test("the frame reads what was opened: what is due today, the renewal day and the card", () => {
  const opened = { Today: 0.5, Renews: "2026-12-03", Card: { Brand: "visa", Last4: "0042" } };
  expect(readOffer(writeOffer(opened))).toEqual({ today: 0.5, renews: "2026-12-03", card: "0042" });
  expect(readOffer(writeOffer({ Today: 0 }))).toEqual({ today: 0 });
  expect(writeOffer({})).toBe("");
});

test("a fragment that nothing wrote offers nothing", () => {
  for (const fragment of ["", "#", "#card=42", "#today=-1&card=4242", "#renews=tomorrow"])
    expect(readOffer(fragment)).toEqual({});
});
