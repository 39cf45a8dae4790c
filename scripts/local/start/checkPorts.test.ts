import { expect, test } from "vitest";
import { json, serve } from "#scripts/local/common/serve.ts";
import { anyPorts } from "#scripts/testing/freePorts.ts";
import { checkPorts, readPort } from "./checkPorts.ts";

test("a taken port is named, with what it is for and how to choose others", async () => {
  const ports = await anyPorts();
  const other = await serve({ port: ports.payment, name: "other" }, () => json({}));
  await expect(checkPorts(ports)).rejects.toMatchObject({
    message: `Already in use: port ${ports.payment} (payment).`,
    remedy: expect.stringContaining("PORT=9000 npm start"),
  });
  await other.stop();
  await checkPorts(ports);
});

test("a port that an ending run still has is waited for", async () => {
  const ports = await anyPorts();
  const ending = await serve({ port: ports.dynamo, name: "ending" }, () => json({}));
  const checked = checkPorts(ports, 30_000);
  await ending.stop();
  await checked;
});

test("a server on a taken port says the same", async () => {
  const first = await serve({ port: 0, name: "first" }, () => json({}));
  const second = serve({ port: first.port, name: "second" }, () => json({}));
  await expect(second).rejects.toThrow(`Port ${first.port} (second) is already in use.`);
  await first.stop();
});

test.each(["0", "99999", "eighty", "80.5"])("PORT=%s is refused with what it may be", (text) => {
  expect(() => readPort(text)).toThrow(`PORT is "${text}".`);
});

test("without PORT the site is at 8080", () => {
  expect(readPort(undefined)).toBe(8080);
});
