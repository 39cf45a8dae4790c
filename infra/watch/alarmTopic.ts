import { Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";

/** Allows alarms to write to topics encrypted with the key. The topic decides which alarms may. */
export function allowAlarms(key: Key): void {
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
      actions: ["kms:Decrypt", "kms:GenerateDataKey"],
      resources: ["*"],
    }),
  );
}

/** The operator's subscription has to be confirmed once. */
export function alarmTopic(scope: Construct, { stage, alarmMail }: Config, key: Key): Topic {
  const topic = new Topic(scope, "Alarms", {
    topicName: `beforehand-${stage}-alarms`,
    masterKey: key,
    enforceSSL: true,
  });
  if (alarmMail) topic.addSubscription(new EmailSubscription(alarmMail));
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
      actions: ["sns:Publish"],
      resources: [topic.topicArn],
      conditions: { StringEquals: { "aws:SourceAccount": Stack.of(scope).account } },
    }),
  );
  return topic;
}
