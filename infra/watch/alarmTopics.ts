import { Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import type { Config } from "#infra/config/config.ts";
import type { Severity } from "./alarms.ts";

/** For topics encrypted with the key. The topic decides which alarms may write. */
export function allowAlarms(key: Key): void {
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
      actions: ["kms:Decrypt", "kms:GenerateDataKey"],
      resources: ["*"],
    }),
  );
}

/** An operator's subscription has to be confirmed once. */
function topicOf(scope: Construct, [id, name, mail]: readonly [string, string, string | undefined], key: Key): Topic {
  const topic = new Topic(scope, id, {
    topicName: name,
    masterKey: key,
    enforceSSL: true,
  });
  if (mail) topic.addSubscription(new EmailSubscription(mail));
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

export const alarmTopics = (
  scope: Construct,
  { stage, alarmMail, ticketMail }: Config,
  key: Key,
): Readonly<Record<Severity, Topic>> => ({
  page: topicOf(scope, ["Alarms", `beforehand-${stage}-alarms`, alarmMail], key),
  ticket: topicOf(scope, ["Tickets", `beforehand-${stage}-tickets`, ticketMail], key),
});
