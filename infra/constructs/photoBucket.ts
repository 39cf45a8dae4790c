import { Duration, type RemovalPolicy } from "aws-cdk-lib";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { BucketEncryption, HttpMethods, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { privateBucket } from "./privateBucket.ts";

/** Members' photos lie under this prefix, each account's under its own. */
export const photoPrefix = "photos/";

interface PhotoBucketProps {
  readonly config: Config;
  readonly key: IKey;
  readonly accessLogs: IBucket;
  readonly removalPolicy: RemovalPolicy;
}

/**
 * The members' photos. Encrypted with the customer key by the bucket's default: a presigned address needs no
 * extra header for it, only that the function which signs may use the key.
 */
export function photoBucket(
  scope: Construct,
  { config, key, accessLogs, removalPolicy }: PhotoBucketProps,
): IBucket {
  return privateBucket(scope, "Photos", {
    encryption: BucketEncryption.KMS,
    encryptionKey: key,
    bucketKeyEnabled: true,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: "photos/",
    // A current photo never expires: only what was replaced or deleted, and uploads that broke off.
    lifecycleRules: [
      { noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true },
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    // Which pages may read an answer; what may be read or written is decided by the signature. Without a
    // domain of its own the site's name is not known yet when this bucket is made.
    cors: [
      {
        allowedOrigins: [config.domain ? `https://${config.domain.site}` : "https://*.cloudfront.net"],
        allowedMethods: [HttpMethods.GET, HttpMethods.PUT],
        allowedHeaders: ["content-type"],
        maxAge: 3600,
      },
    ],
    removalPolicy,
  });
}
