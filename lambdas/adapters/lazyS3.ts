import { S3Client } from "@aws-sdk/client-s3";
import { clientTimeouts } from "#lambdas/clientTimeouts.ts";
import { abortAtDeadline } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";

/** Made at first use; each try waits `milliseconds`. */
export function lazyS3(milliseconds: number): () => S3Client {
  let client: S3Client | undefined;
  return () => {
    client ??= abortAtDeadline(
      new S3Client({
        maxAttempts: 3,
        requestHandler: clientTimeouts(milliseconds),
        // Only Amazon's endpoint has a host for each bucket.
        forcePathStyle: env.photoEndpoint !== undefined,
      }),
    );
    return client;
  };
}
