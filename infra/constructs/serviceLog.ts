import { Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import { dataRemoval } from "./dataRemoval.ts";

/**
 * Allows CloudWatch Logs to encrypt this account's log groups with the key: the statement that its manual gives. The
 * service makes its own choice among the actions, so none is left out.
 */
export function allowLogs(key: Key): void {
  const { partition, region, account } = Stack.of(key);
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal(`logs.${region}.amazonaws.com`)],
      actions: ["kms:Encrypt*", "kms:Decrypt*", "kms:ReEncrypt*", "kms:GenerateDataKey*", "kms:Describe*"],
      resources: ["*"],
      conditions: {
        ArnLike: { "kms:EncryptionContext:aws:logs:arn": `arn:${partition}:logs:${region}:${account}:*` },
      },
    }),
  );
}

/**
 * An encrypted log group that keeps its lines for the configured days; in prod it outlives its stack.
 * @param logGroupName @default a name that CloudFormation generates, so that a kept group never blocks a new one
 */
export function serviceLog(
  scope: Construct,
  id: string,
  config: Config,
  key: Key,
  logGroupName?: string,
): LogGroup {
  return new LogGroup(scope, id, {
    ...(logGroupName ? { logGroupName } : {}),
    encryptionKey: key,
    retention: config.logDays === 365 ? RetentionDays.ONE_YEAR : RetentionDays.ONE_MONTH,
    removalPolicy: dataRemoval(config),
  });
}
