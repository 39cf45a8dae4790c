import type { Message, MessageAttributeValue } from "@aws-sdk/client-sqs";
import { localRegion } from "#scripts/local/template/localNames.ts";

const base64 = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString("base64");

const attributeOf = ({ StringValue, BinaryValue, DataType }: MessageAttributeValue) => ({
  ...(StringValue === undefined ? {} : { stringValue: StringValue }),
  ...(BinaryValue === undefined ? {} : { binaryValue: base64(BinaryValue) }),
  stringListValues: [],
  binaryListValues: [],
  dataType: DataType,
});

const recordOf = (message: Message, source: string) => ({
  messageId: message.MessageId,
  receiptHandle: message.ReceiptHandle,
  body: message.Body,
  attributes: message.Attributes ?? {},
  messageAttributes: Object.fromEntries(
    Object.entries(message.MessageAttributes ?? {}).map(([name, value]) => [name, attributeOf(value)]),
  ),
  md5OfBody: message.MD5OfBody,
  ...(message.MD5OfMessageAttributes ? { md5OfMessageAttributes: message.MD5OfMessageAttributes } : {}),
  eventSource: "aws:sqs",
  eventSourceARN: source,
  awsRegion: localRegion,
});

/** As Lambda passes a batch of SQS. */
export const queueEvent = (messages: readonly Message[], source: string) => ({
  Records: messages.map((message) => recordOf(message, source)),
});
