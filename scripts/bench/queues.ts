import { setup, teardown } from "#scripts/testing/services.ts";
import type { Figure } from "./Figure.ts";

/** Measures the queues against its own services. */
export async function queues(): Promise<Figure[]> {
  await setup();
  try {
    // Imported late: the table's client reads its address from the environment when it loads.
    const { measureQueues } = await import("./measureQueues.ts");
    return await measureQueues();
  } finally {
    await teardown();
  }
}
