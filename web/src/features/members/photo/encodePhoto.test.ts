import { expect, test } from "vitest";
import { middleOf, uploadSize } from "./encodePhoto.ts";

test("a large crop is scaled down to 1024 px and keeps its shape", () => {
  expect(uploadSize({ width: 3200, height: 4000 })).toMatchObject({ width: 819, height: 1024 });
});

test("a small crop is not enlarged", () => {
  expect(uploadSize({ width: 400, height: 500 })).toEqual({ width: 400, height: 500, scale: 1 });
});

test("a wide picture gives its middle, a narrow one too, as a portrait of 4:5", () => {
  expect(middleOf({ naturalWidth: 1500, naturalHeight: 1200 })).toEqual({ x: 270, y: 0, width: 960, height: 1200 });
  expect(middleOf({ naturalWidth: 800, naturalHeight: 2000 })).toEqual({ x: 0, y: 500, width: 800, height: 1000 });
});
