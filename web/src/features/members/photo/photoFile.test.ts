import { expect, test } from "vitest";
import { largestPhoto, tooSmallPhoto, wrongPhotoType } from "#shared/fields/photo.ts";
import { photoFileProblem, sizeProblem, tooLarge, unreadableSentence } from "./photoFile.ts";

const megabyte = 1024 * 1024;

test("an original may be larger than an upload", () => {
  for (const type of ["image/jpeg", "image/png", "image/webp"])
    expect(photoFileProblem({ name: "a", type, size: largestPhoto + 1 })).toBeUndefined();
});

test("files that are no photos, empty or far too large are refused with a sentence", () => {
  const problem = (type: string, size: number) => photoFileProblem({ name: "a", type, size });
  expect(problem("application/pdf", 10)).toBe(wrongPhotoType);
  expect(problem("image/svg+xml", 10)).toBe(wrongPhotoType);
  expect(problem("", 10)).toBe(wrongPhotoType);
  expect(problem("image/jpeg", 0)).toMatch(/could not read/);
  expect(problem("image/jpeg", 25 * megabyte)).toBeUndefined();
  expect(problem("image/jpeg", 25 * megabyte + 1)).toBe(tooLarge);
  // Not the sentence of an upload's limit.
  expect(tooLarge).toMatch(/at most 25 MB/);
});

test("a photo of a few pixels shows no face, and is refused", () => {
  expect(sizeProblem({ naturalWidth: 1, naturalHeight: 1 })).toBe(tooSmallPhoto);
  expect(sizeProblem({ naturalWidth: 400, naturalHeight: 15 })).toBe(tooSmallPhoto);
  expect(sizeProblem({ naturalWidth: 400, naturalHeight: 500 })).toBeUndefined();
});

test("a HEIC photo is tried, and where the browser cannot read it the way out is said", () => {
  const phone = { name: "IMG_0001.HEIC", type: "", size: megabyte };
  expect(photoFileProblem(phone)).toBeUndefined();
  expect(unreadableSentence(phone)).toContain(wrongPhotoType);
  expect(unreadableSentence(phone)).toMatch(/Most Compatible/);
  expect(unreadableSentence({ name: "a.jpg", type: "image/jpeg" })).not.toContain(wrongPhotoType);
});
