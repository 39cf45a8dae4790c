import { setup, teardown } from "#scripts/testing/services.ts";
import type { Figure } from "./Figure.ts";

/** The queues' figures, against services of its own. */
export async function queues(): Promise<Figure[]> {
  await setup();
  try {
    // What asks the table finds its address in the environment that was set just now.
    const { measureQueues } = await import("./measureQueues.ts");
    return await measureQueues();
  } finally {
    await teardown();
  }
}
