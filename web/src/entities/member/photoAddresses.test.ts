import { expect, test } from "vitest";
import { photoAddresses } from "./photoAddresses.ts";

test("a small picture is the thumbnail, then the photo; where there is no photo there is no address", () => {
  const [img, Thumbnail] = ["https://photos.example/a", "https://photos.example/a.small"];
  expect(photoAddresses({ img, Thumbnail })).toEqual([Thumbnail, img]);
  expect(photoAddresses({ img })).toEqual([img]);
  expect(photoAddresses({ img: "" })).toEqual([]);
});
