import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { afterEach, expect, test, vi } from "vitest";
import { changedElsewhere, VisibleError } from "#lambdas/errors.ts";
import { newId } from "./keys.ts";
import { get, insert, table, transact } from "./table.ts";

afterEach(() => vi.restoreAllMocks());

const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: "Transaction cancelled",
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

test.each([
  ["TransactionConflict", changedElsewhere()],
  ["ThrottlingError", new VisibleError("UNAVAILABLE")],
  ["ProvisionedThroughputExceeded", new VisibleError("UNAVAILABLE")],
])("a transaction canceled by %s is tried again, six times at most", async (code, error) => {
  const key = { pk: `TEST#${newId()}`, sk: "#" };
  const send = vi.spyOn(table, "send").mockRejectedValueOnce(canceled("None", code));
  await transact([insert(key)]);
  expect(await get(key)).toEqual(key);
  send.mockRejectedValue(canceled("None", code));
  await expect(transact([insert(key)])).rejects.toEqual(error);
});
