import { afterEach, expect, test, vi } from "vitest";
import { keyOfPhoto } from "./photoKeys.ts";
import { photoUrl } from "./photos.ts";
import { signPhoto } from "./signPhoto.ts";

const key = "photos/account1/photo-1";

afterEach(() => {
  vi.unstubAllEnvs();
});

function atAmazon(): void {
  vi.stubEnv("AWS_ENDPOINT_URL_S3", undefined);
  vi.stubEnv("AWS_ENDPOINT_URL", undefined);
  vi.stubEnv("AWS_SESSION_TOKEN", "a+token/of=the function");
}

test("at Amazon a photo stands at its bucket's own host, signed with the session of the function", async () => {
  atAmazon();
  const host = `${process.env.PHOTO_BUCKET}.s3.${process.env.AWS_REGION}.amazonaws.com`;
  expect(photoUrl(key)).toBe(`https://${host}/${key}`);
  const signed = new URL(await signPhoto(key));
  expect([signed.host, signed.pathname]).toEqual([host, `/${key}`]);
  expect(signed.searchParams.get("X-Amz-Security-Token")).toBe("a+token/of=the function");
  expect(signed.searchParams.get("X-Amz-Expires")).toBe("1500");
});

test("a photo is recognised by its path, plain and signed, at either kind of address", async () => {
  const addresses = [photoUrl(key), await signPhoto(key)];
  atAmazon();
  addresses.push(photoUrl(key), await signPhoto(key));
  expect(new Set(addresses.map(keyOfPhoto))).toEqual(new Set([key]));
});

test.each([
  "",
  "x",
  "https://example.com/",
  "https://example.com/other-bucket/photos/a/b",
  "https://example.com/photos/a/b/c",
  "https://example.com/photos/a/..%2Fb",
  "https://example.com/photos/a/b.small",
  "https://example.com/accounts/a/b",
])("%s names no photo", (address) => {
  expect(keyOfPhoto(address)).toBeUndefined();
});
