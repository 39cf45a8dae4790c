import { Duration } from "aws-cdk-lib";
import { AnyPrincipal, Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { BucketEncryption, type IBucket, ObjectLockRetention } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { privateBucket } from "./privateBucket.ts";

export const auditPrefix = "audit/";

interface AuditBucketProps {
  readonly config: Config;
  readonly key: IKey;
  readonly accessLogs: IBucket;
}

/**
 * For sealed days. Where data is kept, an object lock holds each version for the configured years; a trial deployment
 * could then not be taken down.
 */
export function auditBucket(scope: Construct, { config, key, accessLogs }: AuditBucketProps): IBucket {
  const kept = Duration.days(config.auditYears * 366);
  const lock = ObjectLockRetention[config.auditLock](kept);
  const bucket = privateBucket(scope, "AuditArchive", config, {
    encryption: BucketEncryption.KMS,
    encryptionKey: key,
    bucketKeyEnabled: true,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: "audit/",
    ...(config.keepData ? { objectLockEnabled: true, objectLockDefaultRetention: lock } : {}),
    lifecycleRules: [
      { expiration: kept.plus(Duration.days(30)), noncurrentVersionExpiration: Duration.days(30) },
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  });
  // The lock keeps versions; without a condition a put would lay another over one.
  bucket.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ["s3:PutObject"],
      resources: [bucket.arnForObjects("*")],
      conditions: { Null: { "s3:if-none-match": "true" } },
    }),
  );
  return bucket;
}
