import { join } from "node:path";
import { vi } from "vitest";
import type * as Secrets from "#lambdas/adapters/secrets.ts";
import { root } from "#scripts/root.ts";

// The last file's modules hold its table and mocks.
vi.resetModules();

// Under its function's own access key and permissions.

vi.mock("#lambdas/http/handle.ts", async (original) => {
  const real = await original<typeof import("#lambdas/http/handle.ts")>();
  const { asFunction } = await import("./functionContext.ts");
  const handle: typeof real.handle = (declaration, ...rest) =>
    Object.assign(asFunction(declaration, real.handle(declaration, ...rest)), { declaration });
  return { ...real, handle };
});

vi.mock("#lambdas/http/handleEvent.ts", async (original) => {
  const real = await original<typeof import("#lambdas/http/handleEvent.ts")>();
  const { asFunction } = await import("./functionContext.ts");
  const handleEvent: typeof real.handleEvent = (declaration, run) =>
    Object.assign(asFunction(declaration, real.handleEvent(declaration, run)), { declaration });
  return { ...real, handleEvent };
});

vi.mock("#lambdas/http/handleSchedule.ts", async (original) => {
  const real = await original<typeof import("#lambdas/http/handleSchedule.ts")>();
  const { asFunction } = await import("./functionContext.ts");
  const handleSchedule: typeof real.handleSchedule = (declaration, run) =>
    Object.assign(asFunction(declaration, real.handleSchedule(declaration, run)), { declaration });
  return { ...real, handleSchedule };
});

vi.mock("#lambdas/http/handleServiceEvent.ts", async (original) => {
  const real = await original<typeof import("#lambdas/http/handleServiceEvent.ts")>();
  const { asFunction } = await import("./functionContext.ts");
  const handleServiceEvent: typeof real.handleServiceEvent = (declaration, run) =>
    Object.assign(asFunction(declaration, real.handleServiceEvent(declaration, run)), { declaration });
  return { ...real, handleServiceEvent };
});

vi.mock("#lambdas/queue/handleQueue.ts", async (original) => {
  const real = await original<typeof import("#lambdas/queue/handleQueue.ts")>();
  const { asFunction } = await import("./functionContext.ts");
  const handleQueue: typeof real.handleQueue = (declaration, run) =>
    Object.assign(asFunction(declaration, real.handleQueue(declaration, run)), { declaration });
  return { ...real, handleQueue };
});

vi.mock("#lambdas/queue/handleStream.ts", async (original) => {
  const real = await original<typeof import("#lambdas/queue/handleStream.ts")>();
  const { asFunction } = await import("./functionContext.ts");
  const handleStream: typeof real.handleStream = (declaration, run) =>
    Object.assign(asFunction(declaration, real.handleStream(declaration, run)), { declaration });
  return { ...real, handleStream };
});

// A container caches its secrets. Here functions share a process: each must read its own.
vi.mock("#lambdas/adapters/secrets.ts", async () => {
  const { runningFunction } = await import("./functionContext.ts");
  const file = join(root, "lambdas/adapters/secrets.ts");
  const own = () => vi.importActual<typeof Secrets>(`${file}?of=${runningFunction() ?? "test"}`);
  const readSecret: typeof Secrets.readSecret = async (arn) => (await own()).readSecret(arn);
  const readSecretText: typeof Secrets.readSecretText = async (arn) => (await own()).readSecretText(arn);
  return { readSecret, readSecretText };
});
