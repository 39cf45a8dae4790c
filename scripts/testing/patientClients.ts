import { vi } from "vitest";

// All functions share a process and the machine's cores, so one can wait long for another. The proof's faults
// keep the clients' own times.
vi.mock("#lambdas/answerWithin.ts", async (original) => {
  const { answerWithin } = await original<typeof import("#lambdas/answerWithin.ts")>();
  return {
    answerWithin: (milliseconds: number) => ({
      ...answerWithin(10 * milliseconds),
      connectionTimeout: 20_000,
    }),
  };
});
