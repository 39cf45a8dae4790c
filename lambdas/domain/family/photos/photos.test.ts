import { S3Client } from "@aws-sdk/client-s3";
import { afterEach, expect, test, vi } from "vitest";
import { type ImageHeader, readHeader } from "#lambdas/adapters/imageHeader.ts";
import { addFile, eraseFile, readFile } from "#lambdas/adapters/photos/photoFile.ts";
import { photoKeyOf, thumbnailKeyOf, uploadKey } from "#lambdas/adapters/photos/photoKeys.ts";
import { photoUrl } from "#lambdas/adapters/photos/photos.ts";
import { reencodeImage } from "#lambdas/adapters/reencodeImage.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import {
  cleanedImages,
  largeJpeg,
  manyScans,
  refusedImages,
  turnedJpeg,
} from "#lambdas/testing/builders/hostileImages.ts";
import { plain } from "#lambdas/testing/images/plain.ts";
import { howMany, sampleOf } from "#shared/testing/howMany.ts";
import { accept } from "./photos.ts";

afterEach(() => vi.restoreAllMocks());

async function anUpload(bytes: Uint8Array) {
  const owner = newId();
  const upload = uploadKey(owner, newId());
  await addFile(upload, bytes);
  return { owner, upload, photo: photoKeyOf(upload), url: photoUrl(upload) };
}

async function stored(key: string): Promise<Buffer | undefined> {
  const file = await readFile(key, 10_000_000);
  return file && "bytes" in file ? Buffer.from(file.bytes) : undefined;
}

async function dimensionsOf(bytes: Uint8Array) {
  const { imageDimensionsFromData } = await import("image-dimensions");
  return imageDimensionsFromData(bytes);
}

test.each(sampleOf(Object.entries(refusedImages), 9))(
  "%s is refused, leaves no photo and is erased",
  async (_, [bytes, sentence]) => {
    const { owner, upload, photo, url } = await anUpload(bytes);
    await expect(accept(owner, url)).rejects.toThrow(sentence);
    expect([await stored(photo), await stored(thumbnailKeyOf(photo)), await stored(upload)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);

test("a decoder that is kept busy is ended, and the upload is kept for another try", async () => {
  const busy = manyScans();
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, milliseconds = 0) =>
    wait(work, milliseconds / 20)) as typeof wait);
  const { owner, upload, photo, url } = await anUpload(busy);
  await expect(accept(owner, url)).rejects.toMatchObject({ code: "PHOTO_TIMEOUT", status: 503 });
  expect([await stored(photo), await stored(upload)]).toEqual([undefined, busy]);
});

const told = /script|GPS|Exif|ICC_PROFILE|ns\.adobe|IHDR/;

test.each(sampleOf(Object.entries(cleanedImages), 7))("%s becomes a JPEG of pixels alone", async (_, bytes) => {
  const { owner, upload, photo, url } = await anUpload(bytes);
  expect((await accept(owner, url)).photo).toBe(photo);
  for (const key of [photo, thumbnailKeyOf(photo)]) {
    const made = (await stored(key)) ?? expect.fail("nothing was kept");
    expect(made.toString("latin1")).not.toMatch(told);
    expect(readHeader(made)?.type).toBe("jpeg");
    expect(await reencodeImage("jpeg", made)).toBeDefined();
  }
  expect(await stored(upload)).toBeUndefined();
});

test.each([
  [1, { width: 24, height: 16 }],
  [3, { width: 24, height: 16 }],
  [6, { width: 16, height: 24 }],
  [8, { width: 16, height: 24 }],
])("a camera's orientation %i is applied", async (turn, size) => {
  const { owner, photo, url } = await anUpload(turnedJpeg(turn));
  await accept(owner, url);
  expect(await dimensionsOf((await stored(photo)) ?? Buffer.alloc(0))).toMatchObject(size);
});

test("a large image is kept with 1,024 pixels on its longer side, its thumbnail with 264", async () => {
  const { owner, photo, url } = await anUpload(largeJpeg);
  await accept(owner, url);
  const [image, small] = [await stored(photo), await stored(thumbnailKeyOf(photo))];
  expect(await dimensionsOf(image ?? Buffer.alloc(0))).toMatchObject({ width: 1024, height: 512 });
  expect(await dimensionsOf(small ?? Buffer.alloc(0))).toMatchObject({ width: 264, height: 132 });
});

test("what is uploaded to the same address after a photo was accepted changes nothing", async () => {
  const { owner, upload, photo, url } = await anUpload(plain.jpeg);
  const first = await accept(owner, url);
  const reviewed = await stored(photo);
  await addFile(upload, plain.png);
  // As an edit of the member with the photo, and for another member.
  expect(await accept(owner, url, first)).toEqual(first);
  expect(await accept(owner, url)).toEqual(first);
  expect(await stored(photo)).toEqual(reviewed);
});

test("two acceptances at once keep one photo, and a thumbnail of it", async () => {
  const { owner, photo, url } = await anUpload(plain.png);
  const [one, two] = await Promise.all([accept(owner, url), accept(owner, url)]);
  expect(one).toEqual(two);
  expect([await stored(photo), await stored(thumbnailKeyOf(photo))]).not.toContain(undefined);
});

test("an acceptance that finds the upload already taken by another one has the photo that was kept", async () => {
  const { owner, photo, url } = await anUpload(plain.jpeg);
  const send = S3Client.prototype.send;
  vi.spyOn(S3Client.prototype, "send").mockImplementationOnce(async function (
    this: S3Client,
    ...asked: Parameters<typeof send>
  ) {
    const found = Promise.resolve(send.apply(this, asked));
    // No photo yet; another call makes it before the response is read.
    await found.catch(() => {});
    await accept(owner, url);
    return found;
  } as typeof send);
  expect((await accept(owner, url)).photo).toBe(photo);
  expect(await stored(photo)).toBeDefined();
});

test("an acceptance that broke off after the photo is completed by the next one", async () => {
  const { owner, photo, url } = await anUpload(plain.jpeg);
  await accept(owner, url);
  await eraseFile(thumbnailKeyOf(photo));
  await accept(owner, url);
  expect(await stored(thumbnailKeyOf(photo))).toBeDefined();
});

const rounds = howMany(1, 12);

test("a damaged image is refused or kept whole, wherever it is damaged", async () => {
  let seed = 20_260_711;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (const [type, image] of Object.entries(plain) as [ImageHeader["type"], Buffer][])
    for (let round = 0; round < rounds; round += 1) {
      const damaged = Buffer.from(image);
      for (let hit = 0; hit < 4; hit += 1) damaged[12 + random(damaged.length - 12)] = random(256);
      const header = readHeader(damaged);
      if (header?.type !== type || header.pixels > 1_000_000) continue;
      const made = await reencodeImage(type, damaged);
      if (made) expect(await reencodeImage("jpeg", made.image)).toBeDefined();
    }
});
