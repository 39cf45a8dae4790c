import {
  type _Record,
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
  type Shard,
  type StreamDescription,
} from "@aws-sdk/client-dynamodb-streams";
import { StartError } from "#scripts/local/common/StartError.ts";
import { tableOfStream } from "#scripts/local/template/localNames.ts";

interface Position {
  iterator: string;
  /** Of the last record read. */
  last?: string;
}

/** Of a table's stream, each with its place. */
export class Shards {
  private readonly client: DynamoDBStreamsClient;
  private readonly arn: string;
  private readonly open = new Map<string, Position>();
  private readonly seen = new Set<string>();

  private constructor(client: DynamoDBStreamsClient, arn: string) {
    this.client = client;
    this.arn = arn;
  }

  /**
   * At the stream's end: the product's own sweep sends what was inserted while it stood still.
   * @param source the stream's local ARN
   */
  static async atEnd(client: DynamoDBStreamsClient, source: string): Promise<Shards> {
    const { Streams = [] } = await client.send(new ListStreamsCommand({ TableName: tableOfStream(source) }));
    for (const { StreamArn = "" } of Streams) {
      const shards = new Shards(client, StreamArn);
      const { StreamStatus, Shards: all = [] } = await shards.describe();
      if (StreamStatus !== "ENABLED") continue;
      for (const { ShardId = "", SequenceNumberRange } of all) {
        if (SequenceNumberRange?.EndingSequenceNumber === undefined) await shards.add(ShardId, "LATEST");
        else shards.seen.add(ShardId);
      }
      return shards;
    }
    throw new StartError(`There is no stream ${source}.`, "Start over with an empty data folder: npm start -- --fresh");
  }

  get ids(): readonly string[] {
    return [...this.open.keys()];
  }

  /** A shard that has ended is followed by its children. */
  async read(id: string): Promise<readonly _Record[]> {
    const position = this.open.get(id);
    if (!position) return [];
    const { Records = [], NextShardIterator } = await this.records(id, position);
    position.last = Records.at(-1)?.dynamodb?.SequenceNumber ?? position.last ?? "";
    if (NextShardIterator) position.iterator = NextShardIterator;
    else this.open.delete(id);
    return Records;
  }

  async follow(): Promise<void> {
    const { Shards: all = [] } = await this.describe();
    for (const { ShardId = "" } of all) if (!this.seen.has(ShardId)) await this.add(ShardId, "TRIM_HORIZON");
  }

  private async records(id: string, position: Position) {
    try {
      return await this.client.send(new GetRecordsCommand({ ShardIterator: position.iterator }));
    } catch (error) {
      // After a quarter of an hour: this machine slept.
      if ((error as Error).name !== "ExpiredIteratorException") throw error;
      await this.add(id, "LATEST", position.last);
      return { Records: [], NextShardIterator: this.open.get(id)?.iterator };
    }
  }

  private async add(id: string, kind: "LATEST" | "TRIM_HORIZON", after?: string): Promise<void> {
    const of = { StreamArn: this.arn, ShardId: id };
    const from = after
      ? ({ ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: after } as const)
      : { ShardIteratorType: kind };
    const { ShardIterator = "" } = await this.client.send(new GetShardIteratorCommand({ ...of, ...from }));
    this.open.set(id, { iterator: ShardIterator, ...(after ? { last: after } : {}) });
    this.seen.add(id);
  }

  private async describe(): Promise<StreamDescription> {
    const all: Shard[] = [];
    for (let from: string | undefined; ; ) {
      const asked = { StreamArn: this.arn, ...(from ? { ExclusiveStartShardId: from } : {}) };
      const { StreamDescription: found = {} as StreamDescription } = await this.client.send(
        new DescribeStreamCommand(asked),
      );
      all.push(...(found.Shards ?? []));
      from = found.LastEvaluatedShardId;
      if (!from) return { ...found, Shards: all };
    }
  }
}
