import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { answerWithin } from "#lambdas/answerWithin.ts";

// One attempt: a text that is sent twice confuses more than one that has to be asked for again.
const sns = /* @__PURE__ */ new SNSClient({
  maxAttempts: 1,
  requestHandler: /* @__PURE__ */ answerWithin(5_000),
});

/** Sends one text to a number written as +1 and ten digits. */
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
