import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { answerWithin } from "#lambdas/answerWithin.ts";
import { env } from "#lambdas/env.ts";
import { inTime } from "#lambdas/inTime.ts";

let client: S3Client | undefined;

function s3(): S3Client {
  client ??= inTime(
    new S3Client({
      maxAttempts: 3,
      requestHandler: answerWithin(30_000),
      // Endpoints other than Amazon's have no host of their own for each bucket.
      forcePathStyle: env.photoEndpoint !== undefined,
    }),
  );
  return client;
}

// S3 denies access to a missing key, where a role may not list the bucket.
const absent = ["NoSuchKey", "AccessDenied"];

/** The text of an object; undefined when there is none. */
export async function readArchived(key: string): Promise<string | undefined> {
  try {
    const { Body } = await s3().send(new GetObjectCommand({ Bucket: env.auditBucket, Key: key }));
    return await Body?.transformToString("utf8");
  } catch (error) {
    if (error instanceof S3ServiceException && absent.includes(error.name)) return undefined;
    throw error;
  }
}

/** Writes an object that must not exist yet; the bucket refuses to replace one. */
export async function writeArchived(key: string, text: string, type: string): Promise<void> {
  const object = { Bucket: env.auditBucket, Key: key, Body: text, ContentType: type };
  await s3().send(new PutObjectCommand({ ...object, IfNoneMatch: "*" }));
}
