import { DynamoDBStreamsClient } from "@aws-sdk/client-dynamodb-streams";
import { SQSClient } from "@aws-sdk/client-sqs";
import { localKeys, localSecret } from "#scripts/local/common/accessKeys.ts";
import type { Assembly } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";
import { localRegion } from "#scripts/local/template/localNames.ts";
import type { LocalValues } from "#scripts/local/template/localValues.ts";
import type { QueueMapping, StreamMapping } from "./eventSources/EventSourceMapping.ts";
import { checkQueue, pollQueue } from "./eventSources/pollQueue.ts";
import { pollStream } from "./eventSources/pollStream.ts";
import { readMappings } from "./eventSources/readMappings.ts";
import { Shards } from "./eventSources/Shards.ts";
import type { Functions } from "./startFunctions.ts";

export interface EventSources {
  /** Once no batch runs any more. */
  stop(): Promise<void>;
}

interface Options {
  readonly assembly: Assembly;
  readonly resolve: Resolve;
  readonly values: LocalValues;
  readonly functions: Pick<Functions, "invoke">;
  /** Of every service. */
  readonly gateway: string;
}

type Client = SQSClient | DynamoDBStreamsClient;

/** Once its place in the source is known. */
type Begin = (signal: AbortSignal) => Promise<void>;

export async function startEventSources({ assembly, resolve, values, functions, gateway }: Options) {
  const clients: Client[] = [];
  const kept = <One extends Client>(client: One): One => {
    clients.push(client);
    return client;
  };
  // Lambda polls with the function's permissions.
  const as = (credentials: { accessKeyId: string; secretAccessKey: string }) => ({
    endpoint: gateway,
    region: localRegion,
    credentials,
  });
  const asFunction = (accessKeyId: string) => as({ accessKeyId, secretAccessKey: localSecret });
  const { invoke } = functions;

  async function ofQueue(mapping: QueueMapping): Promise<Begin> {
    const sqs = kept(new SQSClient(asFunction(mapping.accessKey)));
    await checkQueue({ sqs, mapping });
    return (signal) => pollQueue({ sqs, mapping, invoke, signal });
  }

  async function ofStream(mapping: StreamMapping): Promise<Begin> {
    const client = kept(new DynamoDBStreamsClient(asFunction(mapping.accessKey)));
    const queue = [...values.values()].find(({ Arn }) => mapping.onFailure !== undefined && Arn === mapping.onFailure);
    const failures = queue?.QueueUrl ? { sqs: kept(new SQSClient(as(localKeys))), url: queue.QueueUrl } : undefined;
    const shards = await Shards.atEnd(client, mapping.source);
    return (signal) => pollStream({ shards, mapping, invoke, signal, failures });
  }

  const stopping = new AbortController();
  const mappings = readMappings(assembly, resolve, values);
  const begins = await Promise.all(
    mappings.map((mapping) => (mapping.kind === "queue" ? ofQueue(mapping) : ofStream(mapping))),
  );
  const polls = begins.map((begin) => begin(stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(polls);
      for (const client of clients) client.destroy();
    },
  } satisfies EventSources;
}
