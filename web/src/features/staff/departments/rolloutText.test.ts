import { expect, test } from "vitest";
import { rolloutText } from "./rolloutText.ts";

const half = {
  City: "Detroit",
  State: "MI",
  Changed: "2026-11-27T12:00:00.000Z",
  Share: 0.5,
  HouseHolds: 1,
  Again: false,
  Paused: false,
};

test("a roll-out says how far it is, and how long it will take once that is known", () => {
  expect(rolloutText(half)).toBe("50 %, 1 house hold so far");
  expect(rolloutText({ ...half, HouseHolds: 200, Left: 20 })).toBe(
    "50 %, 200 house holds so far, less than a minute left",
  );
  expect(rolloutText({ ...half, Left: 180 })).toContain("about 3 minutes left");
  expect(rolloutText({ ...half, Left: 9_000 })).toContain("about 3 hours left");
});

test("a paused roll-out says so", () => {
  expect(rolloutText({ ...half, Paused: true })).toBe("Paused after 1 house hold. Go on whenever you like.");
});
