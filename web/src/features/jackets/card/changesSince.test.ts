import { expect, test } from "vitest";
import { aCard } from "#shared/testing/aCard.ts";
import { changesSince } from "./changesSince.ts";

const before = aCard({ ID: "1", img: "https://photos.example/a.jpg?signature=1", Medical: {} });

test("only what differs on the card is told, with both values, the medical facts before the others", () => {
  const now = { ...before, ID: "2", Weight: "140", Medical: { DNR: true } };
  expect(changesSince(before, now)).toEqual([
    { Field: "DNR", Old: "No", New: "Yes" },
    { Field: "Weight", Old: expect.stringContaining("lb"), New: "140 lb" },
  ]);
});

test("a fact that came or went is told as not provided before or now", () => {
  const described = { ...before, Description: "Side door" };
  const told = { Field: "At the door", Old: "(not provided)", New: "Side door" };
  expect(changesSince({ ...before, Description: undefined }, described)).toEqual([told]);
  expect(changesSince(described, { ...before, Description: undefined })).toEqual([
    { ...told, Old: told.New, New: told.Old },
  ]);
});

test("a photo with a new signature is the same, another photo is not", () => {
  expect(changesSince(before, { ...before, img: "https://photos.example/a.jpg?signature=2" })).toEqual([]);
  expect(changesSince(before, { ...before, img: "https://photos.example/b.jpg?signature=1" })).toEqual([
    { Field: "Photo", Old: "", New: "changed" },
  ]);
});
