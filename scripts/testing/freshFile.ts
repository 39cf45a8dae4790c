import { readFileSync } from "node:fs";
import { expect, vi } from "vitest";

// A worker's files share its process and modules, which spares each Node's start and most loading. A file's leftovers
// are taken back here.
const worker = globalThis as { firstEnvironment?: NodeJS.ProcessEnv; hasMocks?: boolean };
worker.firstEnvironment ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in worker.firstEnvironment)) delete process.env[name];
Object.assign(process.env, worker.firstEnvironment);
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();

// Modules loaded beside a mock hold it.
const { testPath = "" } = expect.getState();
const mocks = /\bvi\.(do)?mock\(/i.test(readFileSync(testPath, "utf8"));
if (mocks || worker.hasMocks) vi.resetModules();
worker.hasMocks = mocks;
