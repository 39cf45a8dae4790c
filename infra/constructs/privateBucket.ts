import { type CfnResource, RemovalPolicy, Stack } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { BlockPublicAccess, Bucket, type BucketProps, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { dataRemoval } from "./dataRemoval.ts";

const emptyingLog = "EmptyingLog";

/** Lambda's own log would outlive the stack. */
function ownEmptyingLog(bucket: Bucket): void {
  const stack = Stack.of(bucket);
  if (stack.node.tryFindChild(emptyingLog)) return;
  const provider = stack.node.findChild("Custom::S3AutoDeleteObjectsCustomResourceProvider");
  const handler = provider.node.findChild("Handler") as CfnResource;
  const { logGroupName } = new LogGroup(stack, emptyingLog, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  handler.addPropertyOverride("LoggingConfig", { LogGroup: logGroupName });
}

/** A trial deployment's is emptied first: CloudFormation deletes no bucket with objects. */
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
