import { BlockPublicAccess, Bucket, type BucketProps, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { dataRemoval } from "./dataRemoval.ts";
import { ownEmptyingLog } from "./ownEmptyingLog.ts";

/**
 * A versioned bucket without public access and without connections below TLS 1.2. In a trial deployment it is emptied
 * when its stack is deleted, which CloudFormation refuses for a bucket with objects.
 */
export function privateBucket(scope: Construct, id: string, config: Config, props: BucketProps): IBucket {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    removalPolicy: dataRemoval(config),
    autoDeleteObjects: !config.keepData,
    ...props,
  });
  if (!config.keepData) ownEmptyingLog(bucket);
  // Under exactOptionalPropertyTypes the class does not satisfy its own interface.
  return bucket as IBucket;
}
