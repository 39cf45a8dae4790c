import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { json, type Running, serve } from "#scripts/local/common/serve.ts";
import { runCommand } from "#scripts/operate/command/command.ts";
import { captureOutput } from "#scripts/testing/captureOutput.ts";
import { rotateOriginSecret } from "./rotateOriginSecret.ts";

const outputs = join(tmpdir(), "rotation-outputs.json");
let secret = "";
let deployed = "";
let trouble: number | undefined;
let services: Running[] = [];

beforeAll(async () => {
  const secrets = await serve({ port: 0, name: "secrets" }, ({ headers, body }) => {
    const { SecretString } = JSON.parse(body.toString()) as { SecretString?: string };
    if (String(headers["x-amz-target"]).endsWith("PutSecretValue")) secret = SecretString ?? "";
    return json({ ARN: "arn:origin", SecretString: secret });
  });
  const api = await serve({ port: 0, name: "API" }, ({ headers }) => {
    if (trouble) return json({}, trouble);
    const sent = String(headers["x-origin-verify"]).split(".");
    return json({}, sent.some((part) => deployed.split(".").includes(part)) ? 200 : 403);
  });
  services = [secrets, api];
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = secrets.url;
  process.env.AWS_ACCESS_KEY_ID = "test";
  process.env.AWS_SECRET_ACCESS_KEY = "test";
  const told = {
    "Beforehand-prod-Data": { OriginSecretArn: "arn:origin" },
    "Beforehand-prod-Edge": { ApiAddress: `${api.url}/` },
  };
  await writeFile(outputs, JSON.stringify(told));
});

beforeEach(() => {
  secret = "theFirstOne";
  deployed = secret;
  trouble = undefined;
});

afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
});

const rotate = (verb: string) => captureOutput(() => runCommand(rotateOriginSecret, [verb, "--outputs", outputs]));

test("a rotation goes from old over both to new, with a deployment after each step", async () => {
  const started = await rotate("start");
  expect(started).toMatchObject({
    code: 0,
    text: expect.stringContaining("count up secretsRevision in cdk.context.json, then npx cdk deploy --all"),
  });
  expect(secret).toMatch(/^[0-9a-f]{64}\.theFirstOne$/);
  const [next] = secret.split(".");
  deployed = secret;
  expect((await rotate("finish")).code).toBe(0);
  expect(secret).toBe(next);
  expect((await rotate("status")).text).toBe("No rotation is under way.");
});

test("it is not finished before the functions know the new secret, and not begun twice", async () => {
  await rotate("start");
  const both = secret;
  const early = await rotate("finish");
  expect(early).toMatchObject({ code: 1, text: expect.stringContaining("do not take the new secret yet") });
  expect((await rotate("start")).text).toContain("under way already");
  expect(secret).toBe(both);
  expect((await rotate("status")).text).toContain("under way");
});

test.each([200, 404, 429, 503])(
  "it is not finished while the API's address answers %i to everybody",
  async (status) => {
    await rotate("start");
    const both = secret;
    deployed = secret;
    trouble = status;
    expect((await rotate("finish")).code).toBe(1);
    expect(secret).toBe(both);
  },
);

test("a rotation that was not begun is not finished", async () => {
  expect(await rotate("finish")).toMatchObject({ code: 1, text: "No rotation is under way: start one." });
  expect(secret).toBe("theFirstOne");
});

test("no step prints a secret", async () => {
  const said = [(await rotate("status")).text, (await rotate("start")).text];
  deployed = secret;
  said.push((await rotate("finish")).text);
  for (const part of ["theFirstOne", secret]) expect(said.join("\n")).not.toContain(part);
});
