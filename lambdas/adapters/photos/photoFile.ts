import { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3ServiceException } from "@aws-sdk/client-s3";
import { env } from "#lambdas/env.ts";
import { lazyS3 } from "../lazyS3.ts";
import { thumbnailKeyOf, uploadKeyOf } from "./photoKeys.ts";

const s3 = lazyS3(4_000);

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

// S3 answers 403 for a missing key where the role may not list the bucket.
const absent: readonly (number | undefined)[] = [403, 404];

export type StoredFile = { readonly bytes: Uint8Array } | { readonly isTooLarge: true };

/** At most `most` bytes; undefined when missing or empty. */
export async function readFile(key: string, most: number): Promise<StoredFile | undefined> {
  try {
    const { Body, ContentLength = 0 } = await s3().send(new GetObjectCommand({ Bucket: env.photoBucket, Key: key }));
    if (ContentLength > most) {
      if (Body instanceof Readable) Body.destroy();
      return { isTooLarge: true };
    }
    const bytes = await Body?.transformToByteArray();
    return bytes && bytes.length > 0 ? { bytes } : undefined;
  } catch (error) {
    if (absent.includes(statusOf(error))) return undefined;
    throw error;
  }
}

const isTaken = 412;

/** Returns false when the key exists. */
export async function addFile(key: string, jpeg: Uint8Array): Promise<boolean> {
  const file = { Body: jpeg, ContentType: "image/jpeg", IfNoneMatch: "*" };
  try {
    await s3().send(new PutObjectCommand({ Bucket: env.photoBucket, Key: key, ...file }));
    return true;
  } catch (error) {
    if (statusOf(error) === isTaken) return false;
    throw error;
  }
}

/** The bucket keeps the file for some days, out of reach. */
export async function eraseFile(key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: env.photoBucket, Key: key }));
}

export async function erasePhoto(photo: string): Promise<void> {
  for (const key of [photo, thumbnailKeyOf(photo), uploadKeyOf(photo)]) await eraseFile(key);
}
