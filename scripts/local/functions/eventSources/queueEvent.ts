import type { Message } from "@aws-sdk/client-sqs";
import { localRegion } from "#scripts/local/template/localNames.ts";

const recordOf = (message: Message, source: string) => ({
  messageId: message.MessageId,
  receiptHandle: message.ReceiptHandle,
  body: message.Body,
  attributes: message.Attributes ?? {},
  // The product sends none.
  messageAttributes: {},
  md5OfBody: message.MD5OfBody,
  eventSource: "aws:sqs",
  eventSourceARN: source,
  awsRegion: localRegion,
});

/** As Lambda passes it. */
export const queueEvent = (messages: readonly Message[], source: string) => ({
  Records: messages.map((message) => recordOf(message, source)),
});
