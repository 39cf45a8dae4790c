import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { answerWithin } from "#lambdas/answerWithin.ts";
import { inTime } from "#lambdas/inTime.ts";

// One attempt: a text that arrives twice confuses more than one that is requested again.
const sns = inTime(
  new SNSClient({
    maxAttempts: 1,
    requestHandler: answerWithin(5_000),
  }),
);

/** Sends one text to a number in the form of +1 and ten digits. */
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
