import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";
import { portsFrom } from "#scripts/local/common/ports.ts";
import { readReport } from "#scripts/local/iam/permissionReports.ts";
import { checkPorts } from "#scripts/local/start/checkPorts.ts";
import { ensureJava } from "#scripts/local/start/ensureJava.ts";
import manifest from "../../package.json" with { type: "json" };
import { tellStart } from "./backgroundStart.ts";
import { ensureChromium } from "./ensureChromium.ts";
import { expectReport } from "./permissions/judgeRun.ts";

declare module "vitest" {
  export interface ProvidedContext {
    siteOrigin: string;
    dataFolder: string;
    chromium: string;
    /** Maps, and axe at each size: not where the main paths run without the other journeys. */
    isThorough: boolean;
  }
}

/** At "Ready http://..."; rejects with a failed start's output. */
function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        printed.push(line);
        if (line.startsWith("Ready ")) resolve();
      });
    }
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}:\n${printed.join("\n")}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode === null && child.signalCode === null) child.once("exit", () => resolve());
    else resolve();
  });
}

/** With free ports after it, below those that systems assign. */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 1_000) * 10;
  const free = await checkPorts(portsFrom(port)).then(
    () => true,
    () => false,
  );
  return free ? port : freePort();
}

const [, ...startArguments] = manifest.scripts.start.split(" ");

/** As `npm start`; `ready` resolves when it answers. */
export async function startProduct(folder: string) {
  ensureJava();
  const port = await freePort();
  const child = spawn(process.execPath, startArguments, {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return {
    pid: child.pid,
    origin: `http://localhost:${port}`,
    ready: ready(child),
    async stop() {
      child.kill("SIGTERM");
      await ended(child);
    },
  };
}

const isThorough = ({ name, vitest }: TestProject) =>
  name !== "browser" || vitest.projects.some((other) => other.name === "journeys");

// Two projects of one run would build into one folder at a time.
const run = globalThis as { lastStart?: Promise<void> };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = ensureChromium();
  const folder = await mkdtemp(join(tmpdir(), "beforehand-browser-"));
  const reports = expectReport(project);
  await run.lastStart;
  const product = await startProduct(folder);
  const told = tellStart(folder, product.ready);
  run.lastStart = told;
  project.provide("siteOrigin", product.origin);
  project.provide("dataFolder", folder);
  project.provide("chromium", chromium);
  project.provide("isThorough", isThorough(project));
  return async () => {
    await told;
    await product.stop();
    const report = await readReport(join(folder, "permissions.json"));
    await rm(folder, { recursive: true });
    if (report) await reports.hand(report);
  };
}
