/** Another run took this row. */
export class RunConflict extends Error {}

/** Does work, unless another run took its row. */
export async function unlessTaken(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof RunConflict)) throw error;
  }
}
