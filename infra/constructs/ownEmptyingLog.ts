import { type CfnResource, RemovalPolicy, Stack } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Bucket } from "aws-cdk-lib/aws-s3";

const id = "EmptyingLog";

/**
 * Gives the library's function that empties the buckets of a stack a log of the stack's own. The one that Lambda would
 * make by itself stays in the account when the stack is deleted.
 */
export function ownEmptyingLog(bucket: Bucket): void {
  const stack = Stack.of(bucket);
  if (stack.node.tryFindChild(id)) return;
  const provider = stack.node.findChild("Custom::S3AutoDeleteObjectsCustomResourceProvider");
  const handler = provider.node.findChild("Handler") as CfnResource;
  const { logGroupName } = new LogGroup(stack, id, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  handler.addPropertyOverride("LoggingConfig", { LogGroup: logGroupName });
}
