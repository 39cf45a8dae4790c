import {
  DeleteSuppressedDestinationCommand,
  NotFoundException,
  SESv2Client,
  SendEmailCommand,
} from "@aws-sdk/client-sesv2";
import { clientTimeouts } from "#lambdas/clientTimeouts.ts";
import { abortAtDeadline } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { only } from "#lambdas/only.ts";
import { type MailWords, mailHtml, mailText } from "./mailHtml.ts";

const ses = abortAtDeadline(new SESv2Client({ maxAttempts: 2, requestHandler: clientTimeouts(3_000) }));

const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });

export async function sendMail(to: string, words: MailWords): Promise<void> {
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: env.mailFrom,
      ConfigurationSetName: env.mailRules,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: { Subject: utf8(words.subject), Body: { Text: utf8(mailText(words)), Html: utf8(mailHtml(words)) } },
      },
    }),
  );
}

/** SES stops mail to an address after a bounce or complaint. */
export async function unblockMail(EmailAddress: string): Promise<void> {
  await ses
    .send(new DeleteSuppressedDestinationCommand({ EmailAddress }))
    .catch(only(NotFoundException, () => undefined));
}
