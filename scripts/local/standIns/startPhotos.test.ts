import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localKeys } from "#scripts/local/common/accessKeys.ts";
import type { Running } from "#scripts/local/common/serve.ts";
import { freePorts } from "#scripts/testing/freePorts.ts";
import { startPhotos } from "./startPhotos.ts";

const site = "http://localhost:8080";
const object = { Bucket: "photos", Key: "account1/photo" };
let folder: string;
let photos: Running;
let s3: S3Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "photos-"));
  const [port = 0] = await freePorts(1);
  const cors = [{ AllowedOrigins: [site], AllowedMethods: ["GET", "PUT"], AllowedHeaders: ["content-type"] }];
  photos = await startPhotos({ port, folder, buckets: [{ name: "photos", cors }] });
  s3 = new S3Client({
    endpoint: photos.url,
    region: "us-east-1",
    credentials: localKeys,
    requestChecksumCalculation: "WHEN_REQUIRED",
  });
});

afterAll(async () => {
  await photos.stop();
  await rm(folder, { recursive: true });
});

const uploadUrl = () =>
  getSignedUrl(s3, new PutObjectCommand({ ...object, ContentType: "image/png", ContentLength: 3 }), {
    signableHeaders: new Set(["content-type", "content-length", "host"]),
  });

const put = async (body: string, type: string) =>
  (await fetch(await uploadUrl(), { method: "PUT", body, headers: { "content-type": type, origin: site } })).status;

test("an upload of another type or size than was signed is refused", async () => {
  expect(await put("abc", "text/html")).toBe(403);
  expect(await put("abcd", "image/png")).toBe(403);
  expect(await put("abc", "image/png")).toBe(200);
});

test("unsigned requests neither read nor write", async () => {
  await put("abc", "image/png");
  const address = `${photos.url}/photos/account1/photo`;
  expect((await fetch(address)).status).toBe(403);
  expect((await fetch(address, { method: "PUT", body: "x" })).status).toBe(403);
  expect(await (await fetch(await getSignedUrl(s3, new GetObjectCommand(object)))).text()).toBe("abc");
});

test("the pages of the bucket's rules may upload, others may not", async () => {
  const preflight = async (origin: string) =>
    (
      await fetch(await uploadUrl(), {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "PUT",
          "access-control-request-headers": "content-type",
        },
      })
    ).status;
  expect(await preflight(site)).toBe(200);
  expect(await preflight("https://elsewhere.example")).toBe(403);
});

test("a file that may replace none is stored once, and anew after it was deleted", async () => {
  const Key = "account1/kept";
  const add = async (Body: string) => {
    const sent = s3.send(new PutObjectCommand({ Bucket: "photos", Key, Body, IfNoneMatch: "*" }));
    return sent.then(
      () => 200,
      (error) => error.$metadata.httpStatusCode,
    );
  };
  expect((await Promise.all([add("one"), add("two")])).sort()).toEqual([200, 412]);
  expect(await add("three")).toBe(412);
  await s3.send(new DeleteObjectCommand({ Bucket: "photos", Key }));
  expect(await add("four")).toBe(200);
});
