import { vi } from "vitest";
import { table } from "#lambdas/records/table/table.ts";

/** Until mocks are restored. */
export function breakOffAtTransaction(first: number): void {
  const send = table.send.bind(table);
  let transactions = 0;
  vi.spyOn(table, "send").mockImplementation((async (command: Parameters<typeof send>[0]) => {
    if (command.constructor.name === "TransactWriteCommand") transactions += 1;
    if (transactions >= first) throw new Error("The function was ended");
    return send(command);
  }) as typeof send);
}
