import { Duration } from "aws-cdk-lib";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { BucketEncryption, HttpMethods, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { privateBucket } from "./privateBucket.ts";
import { siteOriginRule } from "./siteOriginRule.ts";

export const exportPrefix = "exports/";

interface ExportBucketProps {
  readonly config: Config;
  readonly key: IKey;
  readonly accessLogs: IBucket;
}

/** A worker erases parts after an hour, for good: there are no versions. Those of a lost message expire after a day. */
export function exportBucket(scope: Construct, { config, key, accessLogs }: ExportBucketProps): IBucket {
  return privateBucket(scope, "RegistryExports", config, {
    versioned: false,
    encryption: BucketEncryption.KMS,
    encryptionKey: key,
    bucketKeyEnabled: true,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: exportPrefix,
    lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    cors: [siteOriginRule(config, HttpMethods.GET)],
  });
}
