import { Duration, type RemovalPolicy } from "aws-cdk-lib";
import { BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { privateBucket } from "./privateBucket.ts";

/** The bucket that other buckets' access logs go to. S3 delivers logs only under its own key. */
export function logBucket(scope: Construct, removalPolicy: RemovalPolicy): IBucket {
  return privateBucket(scope, "AccessLogs", {
    encryption: BucketEncryption.S3_MANAGED,
    lifecycleRules: [{ expiration: Duration.days(365), noncurrentVersionExpiration: Duration.days(30) }],
    removalPolicy,
  });
}
