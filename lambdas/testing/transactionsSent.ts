import { vi } from "vitest";
import { table } from "#lambdas/records/table/table.ts";

/** Until mocks are restored. */
export function transactionsSent(): () => number[] {
  const send = vi.spyOn(table, "send");
  return () =>
    send.mock.calls.flatMap(([{ input }]) =>
      "TransactItems" in input && input.TransactItems ? [input.TransactItems.length] : [],
    );
}
