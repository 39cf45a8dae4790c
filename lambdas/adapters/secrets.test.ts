import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { VisibleError } from "#lambdas/errors.ts";
import type * as Secrets from "./secrets.ts";

let service: Server;
let asked = 0;
let text: string | undefined;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked += 1;
    request.resume();
    const body = text === undefined ? { __type: "AccessDeniedException" } : { SecretString: text };
    response.writeHead(text === undefined ? 400 : 200, { "content-type": "application/x-amz-json-1.1" });
    response.end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => service.once("listening", resolve));
  const { port } = service.address() as AddressInfo;
  vi.stubEnv("AWS_ENDPOINT_URL_SECRETS_MANAGER", `http://127.0.0.1:${port}`);
});

afterAll(() => new Promise((resolve) => service.close(resolve)));

let own: typeof Secrets;
let containers = 0;

beforeEach(async () => {
  containers += 1;
  own = await vi.importActual<typeof Secrets>(`./secrets.ts?container=${containers}`);
  asked = 0;
  text = "the first text";
});

afterEach(() => vi.useRealTimers());

const minutesPass = (minutes: number) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
};

test("a secret is read at its first use and once for a container, until five minutes later", async () => {
  expect([await own.readSecretText("arn:a"), await own.readSecretText("arn:a")]).toEqual([text, text]);
  expect(asked).toBe(1);
  text = "the second text";
  minutesPass(4);
  expect(await own.readSecretText("arn:a")).toBe("the first text");
  minutesPass(2);
  expect(await own.readSecretText("arn:a")).toBe("the second text");
});

test("while the service refuses, what was read before stays good", async () => {
  await own.readSecretText("arn:a");
  text = undefined;
  minutesPass(6);
  expect(await own.readSecretText("arn:a")).toBe("the first text");
});

test("a secret that cannot be read and never was is answered as unavailable", async () => {
  text = undefined;
  const refused = await own.readSecretText("arn:a").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(VisibleError);
  expect((refused as VisibleError).status).toBe(503);
  text = "the first text";
  expect(await own.readSecretText("arn:a")).toBe(text);
});
