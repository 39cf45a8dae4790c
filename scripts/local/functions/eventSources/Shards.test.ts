import type { DynamoDBStreamsClient } from "@aws-sdk/client-dynamodb-streams";
import { expect, test } from "vitest";
import { Shards } from "./Shards.ts";

interface Command {
  readonly constructor: { readonly name: string };
  readonly input: Readonly<Record<string, string>>;
}

type Responder = (input: Command["input"]) => object;

/** DynamoDB Local ends no shard within hours, so this one answers as DynamoDB does. */
function client(answers: Readonly<Record<string, Responder>>) {
  const asked: string[] = [];
  const send = async ({ constructor: { name }, input }: Command) => {
    asked.push([name.replace("Command", ""), ...Object.values(input)].join(" "));
    return answers[name.replace("Command", "")]?.(input);
  };
  return { asked, streams: { send } as unknown as DynamoDBStreamsClient };
}

const source = "arn:aws:dynamodb:us-east-1:000000000000:table/records/stream/local";
const record = (SequenceNumber: string) => ({ dynamodb: { SequenceNumber } });
const iterators: Responder = ({ ShardId, ShardIteratorType, SequenceNumber = "" }) => ({
  ShardIterator: `${ShardId} ${ShardIteratorType} ${SequenceNumber}`.trim(),
});

test("a stream is read from its end on, in its open shards, and only if it is enabled", async () => {
  const { asked, streams } = client({
    ListStreams: () => ({ Streams: [{ StreamArn: "old" }, { StreamArn: "now" }] }),
    DescribeStream: ({ StreamArn }) => ({
      StreamDescription: {
        StreamStatus: StreamArn === "old" ? "DISABLED" : "ENABLED",
        Shards: [{ ShardId: "ended", SequenceNumberRange: { EndingSequenceNumber: "1" } }, { ShardId: "open" }],
      },
    }),
    GetShardIterator: iterators,
  });
  expect((await Shards.atEnd(streams, source)).ids).toEqual(["open"]);
  expect(asked).toEqual([
    "ListStreams records",
    "DescribeStream old",
    "DescribeStream now",
    "GetShardIterator now open LATEST",
  ]);
});

test("a shard that has ended is followed by its children, from their beginning", async () => {
  let all = ["parent"];
  const { streams } = client({
    ListStreams: () => ({ Streams: [{ StreamArn: "now" }] }),
    DescribeStream: () => ({
      StreamDescription: { StreamStatus: "ENABLED", Shards: all.map((ShardId) => ({ ShardId })) },
    }),
    GetShardIterator: iterators,
    GetRecords: ({ ShardIterator = "" }) =>
      ShardIterator === "child TRIM_HORIZON"
        ? { Records: [record("2")], NextShardIterator: "child next" }
        : { Records: [record("1")] },
  });
  const shards = await Shards.atEnd(streams, source);
  expect(await shards.read("parent")).toEqual([record("1")]);
  expect(shards.ids).toEqual([]);
  all = ["parent", "child"];
  await shards.follow();
  expect(shards.ids).toEqual(["child"]);
  expect(await shards.read("child")).toEqual([record("2")]);
});

test("after an expired iterator a shard is read on from the last record read", async () => {
  const pages = ["first", "expired", "second"];
  const { asked, streams } = client({
    ListStreams: () => ({ Streams: [{ StreamArn: "now" }] }),
    DescribeStream: () => ({ StreamDescription: { StreamStatus: "ENABLED", Shards: [{ ShardId: "open" }] } }),
    GetShardIterator: iterators,
    GetRecords: () => {
      const page = pages.shift();
      if (page === "expired") throw Object.assign(new Error(), { name: "ExpiredIteratorException" });
      return { Records: [record(page === "first" ? "7" : "8")], NextShardIterator: "next" };
    },
  });
  const shards = await Shards.atEnd(streams, source);
  expect(await shards.read("open")).toEqual([record("7")]);
  expect(await shards.read("open")).toEqual([]);
  expect(await shards.read("open")).toEqual([record("8")]);
  expect(asked.filter((one) => one.startsWith("GetShardIterator"))).toEqual([
    "GetShardIterator now open LATEST",
    "GetShardIterator now open AFTER_SEQUENCE_NUMBER 7",
  ]);
});
