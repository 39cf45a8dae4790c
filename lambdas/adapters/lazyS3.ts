import { S3Client } from "@aws-sdk/client-s3";
import { answerWithin } from "#lambdas/answerWithin.ts";
import { env } from "#lambdas/env.ts";
import { inTime } from "#lambdas/inTime.ts";

/** An S3 client made at first use; each try waits `milliseconds`. */
export function lazyS3(milliseconds: number): () => S3Client {
  let client: S3Client | undefined;
  return () => {
    client ??= inTime(
      new S3Client({
        maxAttempts: 3,
        requestHandler: answerWithin(milliseconds),
        // Only Amazon's endpoint has a host for each bucket.
        forcePathStyle: env.photoEndpoint !== undefined,
      }),
    );
    return client;
  };
}
