import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { beforeAll, expect, test } from "vitest";
import { plain } from "#lambdas/testing/images/plain.ts";
import { sharedBundles } from "#scripts/testing/sharedAssembly.ts";
import type { Use } from "#shared/contract/call.ts";
import { builtCalls, events, schedules } from "#shared/contract/index.ts";
import { bundleLambdas } from "./bundleLambdas.ts";

let out: string;
let names: string[];

beforeAll(async () => {
  out = sharedBundles();
  names = await readdir(out);
}, 120_000);

const bundle = (folder: string, name: string) => readFile(join(folder, name, "index.js"), "utf8");

test("every handler loads as index.handler, far from the repository", () => {
  const require = createRequire(import.meta.url);
  expect(names).toContain("login");
  for (const name of names) expect(require(join(out, name, "index.js")).handler, name).toBeTypeOf("function");
});

test("the same sources give the same bytes", async () => {
  const again = await mkdtemp(join(tmpdir(), "bundle-"));
  await bundleLambdas(again);
  for (const name of names) expect(await bundle(again, name), name).toBe(await bundle(out, name));
});

test("no bundle imports node:http, which would load half of the runtime before the first line", async () => {
  for (const name of names)
    expect(await bundle(out, name), name).not.toMatch(/\bimport\s*\(|from\s*"node:http"/);
});

test("a bundle carries the clients of the services that its call or event uses, and no others", async () => {
  const clients: readonly [readonly Use[], string][] = [
    [
      [
        ...(["identity:signIn", "identity:signOut", "identity:signOutEverywhere"] as const),
        ...(["credentials:create", "credentials:set"] as const),
      ],
      "AWSCognitoIdentityProviderService",
    ],
    [["mail"], "/v2/email/outbound-emails"],
    [["texts"], "AmazonSimpleNotificationService"],
    [["geocoder"], "SearchPlaceIndexForText"],
    [["payments"], "secretsmanager"],
  ];
  for (const [name, { uses }] of [...builtCalls, ...Object.entries({ ...events, ...schedules })]) {
    const text = await bundle(out, name);
    for (const [users, sign] of clients)
      expect(text.includes(sign), `${name}, ${sign}`).toBe(users.some((use) => uses.includes(use)));
  }
});

test("the list of common passwords is carried only where a person chooses a password", async () => {
  const carrying: string[] = [];
  for (const name of names) if ((await bundle(out, name)).includes("trustno1")) carrying.push(name);
  expect(carrying.sort()).toEqual(["changePassword", "register", "resetPassword"]);
});

/** Decodes an image with the thread beside a function's bundle. */
const decodeBeside = (name: string, type: string, image: Buffer) =>
  new Promise<unknown>((resolve, reject) => {
    const worker = new Worker(join(out, name, "imageWorker.mjs"), {
      workerData: { type, file: new Uint8Array(image).buffer },
    });
    worker.once("message", resolve).once("error", reject);
  });

test("a function that accepts photos, and no other, carries the thread that decodes them with its codecs", async () => {
  for (const [name, { uses }] of [...builtCalls, ...Object.entries({ ...events, ...schedules })]) {
    const beside = await readdir(join(out, name));
    expect(beside.includes("imageWorker.mjs"), name).toBe(uses.includes("photos:accept"));
  }
  for (const [type, image] of Object.entries(plain))
    expect(await decodeBeside("createMember", type, image), type).toMatchObject({
      image: expect.any(Uint8Array),
      thumbnail: expect.any(Uint8Array),
    });
});

test("a bundle carries no sources", async () => {
  for (const name of names) expect(await bundle(out, name), name).not.toContain("sourceMappingURL");
});
