import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { answerWithin } from "#lambdas/answerWithin.ts";
import { inTime } from "#lambdas/inTime.ts";

// One attempt: a text arriving twice confuses more than asking again.
const sns = inTime(
  new SNSClient({
    maxAttempts: 1,
    requestHandler: answerWithin(5_000),
  }),
);

/** Sends a text to +1 and ten digits. */
export async function sendText(to: string, text: string): Promise<void> {
  await sns.send(
    new PublishCommand({
      PhoneNumber: to,
      Message: text,
      MessageAttributes: {
        "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" },
      },
    }),
  );
}
