import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { Invocation, Started } from "./FunctionInstance.ts";

type Handler = (event: unknown, context: unknown) => unknown;

// Runs one function of the template: loads its bundle once, then handles one event after another.
const { file, handler: name } = workerData as Started;
const handler = (createRequire(file)(file) as Record<string, Handler>)[name];
if (typeof handler !== "function") throw new Error(`${file} exports no ${name}`);

parentPort?.on("message", async ({ event, context, deadline }: Invocation) => {
  const whole = { ...context, getRemainingTimeInMillis: () => deadline - Date.now() };
  try {
    parentPort?.postMessage({ result: await handler(event, whole) });
  } catch (error) {
    const { name: kind, message, stack } = error instanceof Error ? error : new Error(String(error));
    parentPort?.postMessage({ error: { kind, message, stack } });
  }
});
