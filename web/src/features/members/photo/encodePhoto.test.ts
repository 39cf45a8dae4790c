import { expect, test } from "vitest";
import { uploadSize } from "./encodePhoto.ts";

test("a large crop is scaled down to 1024 px and keeps its shape", () => {
  expect(uploadSize({ width: 3200, height: 4000 })).toMatchObject({ width: 819, height: 1024 });
});

test("a small crop is not enlarged", () => {
  expect(uploadSize({ width: 400, height: 500 })).toEqual({ width: 400, height: 500, scale: 1 });
});
