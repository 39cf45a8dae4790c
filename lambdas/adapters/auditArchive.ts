import { GetObjectCommand, PutObjectCommand, S3ServiceException } from "@aws-sdk/client-s3";
import { env } from "#lambdas/env.ts";
import { lazyS3 } from "./lazyS3.ts";

const s3 = lazyS3(30_000);

// S3 answers AccessDenied for a missing key where the role may not list the bucket.
const absent = ["NoSuchKey", "AccessDenied"];

export async function readArchived(key: string): Promise<string | undefined> {
  try {
    const { Body } = await s3().send(new GetObjectCommand({ Bucket: env.auditBucket, Key: key }));
    return await Body?.transformToString("utf8");
  } catch (error) {
    if (error instanceof S3ServiceException && absent.includes(error.name)) return undefined;
    throw error;
  }
}

/** The bucket refuses to replace an object. */
export async function writeArchived(key: string, text: string, type: string): Promise<void> {
  const object = { Bucket: env.auditBucket, Key: key, Body: text, ContentType: type };
  await s3().send(new PutObjectCommand({ ...object, IfNoneMatch: "*" }));
}
