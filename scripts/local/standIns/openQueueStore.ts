import { StartError } from "#scripts/local/common/StartError.ts";
import { localArn } from "#scripts/local/template/localNames.ts";
import { SqsError } from "../../../node_modules/fauxqs/dist/common/errors.js";
import { PersistenceManager } from "../../../node_modules/fauxqs/dist/persistence.js";
import { SnsStore } from "../../../node_modules/fauxqs/dist/sns/snsStore.js";
import { SqsStore } from "../../../node_modules/fauxqs/dist/sqs/sqsStore.js";
import { DEFAULT_QUEUE_ATTRIBUTES, validateQueueAttributes } from "../../../node_modules/fauxqs/dist/sqs/sqsTypes.js";
import type { LocalQueue } from "./queuesOf.ts";

export interface QueueStore {
  readonly store: SqsStore;
  close(): void;
}

function load(store: SqsStore, folder: string): PersistenceManager {
  const kept = new PersistenceManager(folder);
  // Told of its file afterwards: storing a loaded queue again would remove its messages.
  kept.loadSqsAndSns(store, new SnsStore());
  store.persistence = kept;
  for (const queue of store.allQueues()) queue.persistence = kept;
  return kept;
}

function check({ name, attributes }: LocalQueue): void {
  try {
    validateQueueAttributes({ ...attributes }, SqsError);
  } catch (error) {
    throw new StartError(`The queue ${name}: ${(error as Error).message}`, "Correct its properties in infra.");
  }
}

/** An existing queue keeps its messages and gets its present attributes. */
function provision(store: SqsStore, { name, url, attributes }: LocalQueue): void {
  const existing = store.getQueueByName(name);
  // An empty text removes an earlier policy.
  if (existing) existing.setAttributes({ ...DEFAULT_QUEUE_ATTRIBUTES, RedrivePolicy: "", ...attributes });
  else store.createQueue(name, url, localArn("sqs", name), { ...attributes });
}

/** @param folder keeps messages; in memory without one */
export function openQueueStore(queues: readonly LocalQueue[], folder: string | undefined): QueueStore {
  queues.forEach(check);
  const store = new SqsStore();
  const kept = folder === undefined ? undefined : load(store, folder);
  for (const queue of queues) provision(store, queue);
  return {
    store,
    close() {
      store.shutdown();
      kept?.close();
    },
  };
}
