import { request } from "node:http";
import { afterAll, expect, test } from "vitest";
import { json, type Running, serve } from "#scripts/local/common/serve.ts";
import { type Fault, withFault } from "./Fault.ts";
import { startFaultProxy } from "./startFaultProxy.ts";

let reached = 0;
const running: Running[] = [];

async function start(): Promise<string> {
  const service = await serve({ port: 0, name: "service" }, () => {
    reached += 1;
    return json({ done: true });
  });
  const proxy = await startFaultProxy(service.url, () => "ses");
  running.push(service, proxy);
  return proxy.url;
}

afterAll(() => Promise.all(running.map((one) => one.stop())));

const ask = (url: string): Promise<number | "torn"> =>
  new Promise((resolve) => {
    const asked = request(url, { method: "POST" }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once("error", () => resolve("torn"));
    asked.end("{}");
  });

const fault = (kind: Fault["kind"], from = 1): Fault => ({ service: "ses", kind, from });

test("a call meets its fault from the request on that it names, and others beside it pass", async () => {
  const url = await start();
  const twice = async () => [await ask(url), await ask(url)];
  const [faulty, usual] = await Promise.all([withFault(fault("throttled", 2), twice), ask(url)]);
  expect(faulty).toEqual({ result: [200, 429], met: 1 });
  expect(usual).toBe(200);
});

test("a torn request is not carried out, and one whose answer is lost is", async () => {
  const url = await start();
  reached = 0;
  expect((await withFault(fault("torn"), () => ask(url))).result).toBe("torn");
  expect(reached).toBe(0);
  expect((await withFault(fault("answerLost"), () => ask(url))).result).toBe("torn");
  expect(reached).toBe(1);
});
