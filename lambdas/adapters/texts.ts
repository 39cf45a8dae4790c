import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { clientTimeouts } from "#lambdas/clientTimeouts.ts";
import { abortAtDeadline } from "#lambdas/deadline.ts";

// One attempt: a text arriving twice confuses more than asking again.
const sns = abortAtDeadline(new SNSClient({ maxAttempts: 1, requestHandler: clientTimeouts(5_000) }));

/** `to`: +1 and ten digits. */
export async function sendText(to: string, text: string): Promise<void> {
  await sns.send(
    new PublishCommand({
      PhoneNumber: to,
      Message: text,
      MessageAttributes: { "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" } },
    }),
  );
}
