import type { _Record, AttributeValue } from "@aws-sdk/client-dynamodb-streams";
import { localRegion } from "#scripts/local/template/localNames.ts";

/** Bytes as base64, as in DynamoDB's JSON. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

const imageOf = (name: string, image: Readonly<Record<string, AttributeValue>> | undefined) =>
  image ? { [name]: plain(image) } : {};

/** In Lambda's shape, for filters. */
export function streamRecord({ dynamodb = {}, ...record }: _Record, source: string) {
  const { ApproximateCreationDateTime: created, Keys, NewImage, OldImage, SequenceNumber = "", ...rest } = dynamodb;
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: record.eventVersion,
    eventSource: "aws:dynamodb",
    awsRegion: localRegion,
    dynamodb: {
      ...(created ? { ApproximateCreationDateTime: Math.floor(created.getTime() / 1_000) } : {}),
      ...imageOf("Keys", Keys),
      ...imageOf("NewImage", NewImage),
      ...imageOf("OldImage", OldImage),
      SequenceNumber,
      SizeBytes: rest.SizeBytes,
      StreamViewType: rest.StreamViewType,
    },
    eventSourceARN: source,
  };
}

export type StreamRecord = ReturnType<typeof streamRecord>;

/** As Lambda passes it. */
export const streamEvent = (records: readonly StreamRecord[]) => ({ Records: records });

export const sequenceNumber = ({ dynamodb }: StreamRecord): string => dynamodb.SequenceNumber;
