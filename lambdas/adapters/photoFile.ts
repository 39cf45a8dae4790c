import { DeleteObjectCommand, GetObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { answerWithin } from "#lambdas/answerWithin.ts";
import { env } from "#lambdas/env.ts";

let client: S3Client | undefined;

function s3(): S3Client {
  client ??= new S3Client({
    maxAttempts: 3,
    requestHandler: /* @__PURE__ */ answerWithin(4_000),
    // Endpoints other than Amazon's have no host of their own for each bucket.
    forcePathStyle: env.photoEndpoint !== undefined,
  });
  return client;
}

/** The size of a stored file and its first bytes. */
export interface FileStart {
  readonly size: number;
  readonly bytes: Uint8Array;
}

// S3 answers 403 for a missing key to a role that may not list the bucket; 416 is an empty file.
const absent = [403, 404, 416];

/** The start of a file; undefined when it is missing or empty. */
export async function readStart(key: string, bytes: number): Promise<FileStart | undefined> {
  try {
    const { Body, ContentRange, ContentLength } = await s3().send(
      new GetObjectCommand({ Bucket: env.photoBucket, Key: key, Range: `bytes=0-${bytes - 1}` }),
    );
    const start = await Body?.transformToByteArray();
    const size = Number(ContentRange?.split("/")[1] ?? ContentLength);
    return start && start.length > 0 ? { size, bytes: start } : undefined;
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status !== undefined && absent.includes(status)) return undefined;
    throw error;
  }
}

/** Erases a file, which need not exist. The bucket keeps erased files for some days, out of reach. */
export async function erasePhoto(key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: env.photoBucket, Key: key }));
}
