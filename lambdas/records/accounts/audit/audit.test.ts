import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { auditOf } from "#lambdas/testing/records.ts";
import { writeAudit } from "./audit.ts";

afterEach(() => vi.useRealTimers());

test("a row that is written again because its answer was lost stands there once", async () => {
  const accountId = randomUUID();
  const actor = { accountId, role: "MOD", requestId: randomUUID() } as const;
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
  await writeAudit(actor, "readEntry", {});
  await writeAudit(actor, "readEntry", {});
  expect(await auditOf(accountId)).toHaveLength(1);
});
