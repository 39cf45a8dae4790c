import { vi } from "vitest";

// A worker's files share its process, which spares each the start of Node and the loading of libraries. Our
// own modules load anew, and a file's leftovers are taken back here.
const worker = globalThis as { firstEnvironment?: NodeJS.ProcessEnv };
worker.firstEnvironment ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in worker.firstEnvironment)) delete process.env[name];
Object.assign(process.env, worker.firstEnvironment);
vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
