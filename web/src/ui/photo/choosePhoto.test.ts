import { expect, test } from "vitest";
import { messages } from "#shared/fields.ts";
import { photoFileProblem } from "./choosePhoto.ts";

const megabyte = 1024 * 1024;

test("an original may be larger than what is uploaded", () => {
  for (const type of ["image/jpeg", "image/png", "image/webp"])
    expect(photoFileProblem({ type, size: 24 * megabyte })).toBeUndefined();
});

test("files that are no photos, empty or over 25 MB are refused with a sentence", () => {
  expect(photoFileProblem({ type: "application/pdf", size: 10 })).toBe(messages.photoType);
  expect(photoFileProblem({ type: "image/svg+xml", size: 10 })).toBe(messages.photoType);
  expect(photoFileProblem({ type: "image/jpeg", size: 0 })).toMatch(/could not read/);
  expect(photoFileProblem({ type: "image/jpeg", size: 25 * megabyte + 1 })).toMatch(/over 25 MB/);
});
