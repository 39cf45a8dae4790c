import { vi } from "vitest";
import { table } from "#lambdas/records/table/table.ts";

/** Once, between earlier reads and the next transaction that holds the text, until mocks are restored. */
export function beforeTransaction(work: () => Promise<unknown>, text = ""): void {
  const send = table.send.bind(table);
  let isDone = false;
  vi.spyOn(table, "send").mockImplementation((async (command: Parameters<typeof send>[0]) => {
    const isIt = command.constructor.name === "TransactWriteCommand";
    if (!isDone && isIt && JSON.stringify(command.input).includes(text)) {
      isDone = true;
      await work();
    }
    return send(command);
  }) as typeof send);
}
