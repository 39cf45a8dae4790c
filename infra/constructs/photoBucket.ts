import { Duration } from "aws-cdk-lib";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { BucketEncryption, HttpMethods, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { privateBucket } from "./privateBucket.ts";
import { siteOriginRule } from "./siteOriginRule.ts";

/** Below it each account has its own. */
export const photoPrefix = "photos/";

export const uploadPrefix = "uploads/";

interface PhotoBucketProps {
  readonly config: Config;
  readonly key: IKey;
  readonly accessLogs: IBucket;
}

/** Encrypted with our key: a presigned URL needs no extra header, but its signer must be allowed to use the key. */
export function photoBucket(scope: Construct, { config, key, accessLogs }: PhotoBucketProps): IBucket {
  return privateBucket(scope, "Photos", config, {
    encryption: BucketEncryption.KMS,
    encryptionKey: key,
    bucketKeyEnabled: true,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: "photos/",
    // Only replaced and deleted photos expire, and uploads, which still tell the photo's place and time.
    lifecycleRules: [
      { prefix: uploadPrefix, expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
      { noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true },
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    cors: [siteOriginRule(config, HttpMethods.GET, HttpMethods.PUT)],
  });
}
