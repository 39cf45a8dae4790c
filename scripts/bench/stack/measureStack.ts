import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Figure } from "#scripts/bench/Figure.ts";
import type { SeededAccount } from "#scripts/local/start/seed.ts";
import { root } from "#scripts/root.ts";
import { startProduct } from "#scripts/testing/stack.ts";
import { temporaryFolder } from "#scripts/testing/temporaryFolder.ts";
import { builtCalls } from "#shared/contract/index.ts";
import { memoryOf } from "./memoryOf.ts";

const callsAtOnce = 60;

async function callAll(origin: string, folder: string): Promise<void> {
  const send = (path: string, body: object, token = "") =>
    fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const [account] = JSON.parse(await readFile(join(folder, "accounts.json"), "utf8")) as SeededAccount[];
  const { Email = "", Password = "" } = account ?? {};
  const { JWT } = (await (await send("/account/login", { Email, Password })).json()) as { JWT: string };
  const calls = builtCalls.filter(([, { method }]) => method === "POST").slice(0, callsAtOnce);
  const answers = await Promise.all(calls.map(([, { path }]) => send(path, {}, JWT)));
  const failed = calls.flatMap(([name], at) => ((answers[at]?.status ?? 500) < 500 ? [] : [name]));
  if (failed.length > 0) throw new Error(`These calls failed: ${failed.join(", ")}`);
}

const memory = (what: string, value: number, budget: number): Figure => ({ what, value, budget, unit: "MB" });

export async function measureStack(): Promise<Figure[]> {
  await Promise.all(
    ["built.json", "cdk.local"].map((name) => rm(join(root, "dist", name), { recursive: true, force: true })),
  );
  const folder = temporaryFolder("beforehand-bench-");
  const { pid = 0, origin, ready: started, stop } = await startProduct(folder);
  try {
    await started;
    const ready = memory("npm start, ready after a build", memoryOf(pid), 240);
    await callAll(origin, folder);
    return [ready, memory(`npm start, after ${callsAtOnce} calls at once`, memoryOf(pid), 1_200)];
  } finally {
    await stop();
  }
}
