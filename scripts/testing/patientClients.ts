import { vi } from "vitest";

// All functions share a process and the machine's cores, so one can wait long for another. The proof's faults
// keep the clients' own times.
vi.mock("#lambdas/clientTimeouts.ts", async (original) => {
  const { clientTimeouts } = await original<typeof import("#lambdas/clientTimeouts.ts")>();
  return {
    clientTimeouts: (milliseconds: number) => ({
      ...clientTimeouts(10 * milliseconds),
      connectionTimeout: 20_000,
    }),
  };
});
