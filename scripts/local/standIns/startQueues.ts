import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { bodyOf, listen, type Running, type ServedAnswer, send } from "#scripts/local/common/serve.ts";
import { targetOf } from "#scripts/local/gateway/ServiceRequest.ts";
import { SqsError } from "../../../node_modules/fauxqs/dist/common/errors.js";
import type { SqsStore } from "../../../node_modules/fauxqs/dist/sqs/sqsStore.js";
import { openQueueStore } from "./openQueueStore.ts";
import { queueActions } from "./queueActions.ts";
import type { LocalQueue } from "./queuesOf.ts";

interface Options {
  readonly port: number;
  readonly folder: string;
  readonly queues: readonly LocalQueue[];
  /** @default false: in the folder */
  readonly inMemory?: boolean;
}

interface Fields extends Record<string, unknown> {
  readonly QueueUrl?: string;
}

/** A batch of ten messages has 1 MiB at most. */
const largest = 4 * 1024 * 1024;

const answerOf = (value: unknown, status = 200, headers = {}): ServedAnswer => ({
  status,
  headers: { "content-type": "application/x-amz-json-1.0", ...headers },
  body: JSON.stringify(value),
});

async function run(store: SqsStore, { headers }: IncomingMessage, fields: Fields): Promise<ServedAnswer> {
  const name = targetOf({ headers }) ?? "";
  try {
    const action = queueActions[name];
    if (!action) throw new SqsError("InvalidAction", `The local queues do not know ${name}.`);
    return answerOf(await action(fields, store, { headers } as Parameters<typeof action>[2]));
  } catch (error) {
    if (!(error instanceof SqsError)) throw error;
    return answerOf(error.toJSON(), error.statusCode, { "x-amzn-query-error": error.queryErrorHeader });
  }
}

async function answer(store: SqsStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const fields = JSON.parse((await bodyOf(request, largest)).toString() || "{}") as Fields;
  // A caller that left would get the next messages, and nobody would see them.
  response.once("close", () => {
    if (!response.writableFinished && fields.QueueUrl) store.getQueue(fields.QueueUrl)?.cancelWaiters();
  });
  send(response, "POST", await run(store, request, fields));
}

/** Without permissions, which the gateway judges. */
export async function startQueues({ port, folder, queues, inMemory = false }: Options): Promise<Running> {
  const { store, close } = openQueueStore(queues, inMemory ? undefined : folder);
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      if (response.closed || response.destroyed) return;
      console.error("queues:", error);
      send(response, "POST", answerOf({ __type: "InternalFailure", message: String(error) }, 500));
    });
  });
  // Longer than the gateway keeps a connection.
  server.keepAliveTimeout = 60_000;
  try {
    const running = await listen(server, port, "queues");
    const stop = async () => {
      await running.stop();
      close();
    };
    return { ...running, stop };
  } catch (error) {
    close();
    throw error;
  }
}
