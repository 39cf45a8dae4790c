import { setTimeout as pause } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { applyEnvironment } from "#scripts/local/start/environment.ts";
import { localEnvironment } from "#scripts/operate/target/localEnvironment.ts";
import type { QueueKind, WorkOf } from "#shared/contract/queues.ts";

/** Of nobody: each worker finds nothing to do. */
const work: { readonly [Kind in QueueKind]: WorkOf<Kind> } = {
  mails: { mail: "unused", accountId: "nobody", erasure: "2031-02-03" },
  payments: { task: "followSponsor", owner: "nobody" },
  follow: { task: "followStatus", accountId: "nobody" },
  erasures: { task: "finishErasure", accountId: "nobody" },
  sweeps: { task: "beginRollout", City: "Nowhere", State: "MI", id: "none" },
  exports: { task: "exportPage", account: "nobody", id: "none", page: 0 },
};

test("work of each kind goes from its row by stream, relay and queue to its worker, which removes the row", async () => {
  process.env.PORT = new URL(inject("siteOrigin")).port;
  process.env.DATA_DIR = inject("dataFolder");
  applyEnvironment(await localEnvironment());
  const { enqueue, readWork } = await import("#lambdas/records/table/outbox.ts");
  const { transact } = await import("#lambdas/records/table/table.ts");
  const kinds = Object.keys(work) as QueueKind[];
  const writes = kinds.map((kind) => enqueue(kind, work[kind] as never));
  await transact(writes);
  const rows = writes.map(({ write }) => write.Put?.Item as { pk: string; sk: string });
  const left = async () =>
    (await Promise.all(rows.map(({ pk, sk }) => readWork({ pk, sk })))).flatMap((row) => row?.kind ?? []);
  for (let time = 0; time < 120 && (await left()).length > 0; time += 1) await pause(500);
  expect(await left()).toEqual([]);
});
