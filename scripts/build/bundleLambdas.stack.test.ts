import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { plain } from "#lambdas/testing/images/plain.ts";
import { root } from "#scripts/root.ts";
import type { Use } from "#shared/contract/call.ts";
import { background, builtCalls, contract, events } from "#shared/contract/index.ts";
import { sampleOf } from "#shared/testing/howMany.ts";
import { bundleLambdas } from "./bundleLambdas.ts";

/** Of the running product. */
const out = join(root, "dist/lambdas");
const names = await readdir(out);

/** The canary carries all that its verbs could use. */
const carried: readonly (readonly [string, readonly Use[]])[] = [
  ...builtCalls,
  ...Object.entries({ ...events, ...background }),
].map(([name, { uses }]) => [
  name,
  name === "runCanary" ? [...contract.createHousehold.uses, ...contract.createMember.uses] : uses,
]);

const bundle = (folder: string, name: string) => readFile(join(folder, name, "index.js"), "utf8");

const texts = new Map(await Promise.all(names.map(async (name) => [name, await bundle(out, name)] as const)));
const textOf = (name: string): string => texts.get(name) ?? "";

test("every handler loads as index.handler, far from the repository and its packages", async () => {
  const require = createRequire(import.meta.url);
  const far = await mkdtemp(join(tmpdir(), "bundle-"));
  expect(names).toContain("login");
  // createMember has most clients.
  for (const name of new Set([...sampleOf(names, 10), "createMember"])) {
    await cp(join(out, name), join(far, name), { recursive: true });
    expect(require(join(far, name, "index.js")).handler, name).toBeTypeOf("function");
  }
});

test("the same sources give the same bytes, whatever is bundled beside them", async () => {
  const again = await mkdtemp(join(tmpdir(), "bundle-"));
  const some = sampleOf(["startCheckout", "createMember", "login", "listNewEntries", "mails"], 1);
  await bundleLambdas(again, { only: some });
  expect((await readdir(again)).sort()).toEqual(some.toSorted());
  for (const name of some) expect(await bundle(again, name), name).toBe(textOf(name));
});

test("no bundle imports node:http, which would load half of the runtime before the first line", () => {
  for (const name of names) expect(textOf(name), name).not.toMatch(/\bimport\s*\(|from\s*"node:http"/);
});

test("no module waits for a part that is loaded on demand: a tenth of a start would go into wrapping all it shares", () => {
  const wrapping = names.filter((name) => /return [\w$]+&&\([\w$]+=[\w$]+\([\w$]+=0\)\)/.test(textOf(name)));
  // Its reader of browsers' names is one that the SDK, too, loads on demand.
  expect(wrapping).toEqual(["login"]);
});

// This process has made and opened everything already.
const eagerOnes = `const used = [];
for (const name of Object.getOwnPropertyNames(Intl).filter((name) => /^[A-Z]/.test(name))) {
  const construct = (...args) => (used.push(name), Reflect.construct(...args));
  Intl[name] = new Proxy(Intl[name], { construct });
}
for (const name of ["stdout", "stderr"]) {
  const { get } = Object.getOwnPropertyDescriptor(process, name);
  Object.defineProperty(process, name, { get: () => (used.push(name), get.call(process)) });
}
const eager = process.argv.slice(1).map((bundle) => (require(bundle), [bundle, used.splice(0)]));
console.log(JSON.stringify(eager.filter(([, used]) => used.length > 0)));`;

test("no function makes a format of a language or opens its output while it loads: each takes milliseconds", () => {
  const bundles = sampleOf(names, 10).map((name) => join(out, name, "index.js"));
  const eager = execFileSync(process.execPath, ["-e", eagerOnes, ...bundles], { encoding: "utf8" });
  expect(JSON.parse(eager)).toEqual([]);
});

test("a bundle carries the declaration of another call only where its own refers to it", () => {
  const carrying: string[] = [];
  const paths = new Set(builtCalls.map(([, call]) => call.path));
  for (const [name, { path }] of builtCalls) {
    const declared = textOf(name).matchAll(/path:"([^"]*)"/g);
    const others = [...declared].filter(([, other = ""]) => other !== path && other !== "/" && paths.has(other));
    if (others.length > 0) carrying.push(name);
  }
  const referring = ["exportEntries", "holdEntries", "listMarks", "markEntries", "printEntries"];
  expect(carrying.sort()).toEqual([...referring, "resendInvitation", "undoMarks"]);
});

test("a bundle carries the clients of the services that its call or event uses, and no others", () => {
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
    [["queues"], "AmazonSQS"],
    [["payments", "identity:signIn", "identity:signOut"], "secretsmanager"],
  ];
  for (const [name, uses] of carried) {
    const text = textOf(name);
    for (const [users, sign] of clients)
      expect(text.includes(sign), `${name}, ${sign}`).toBe(users.some((use) => uses.includes(use)));
  }
});

test("the list of common passwords is carried only where a person chooses a password", () => {
  const carrying: string[] = [];
  for (const name of names) if (textOf(name).includes("trustno1")) carrying.push(name);
  expect(carrying.sort()).toEqual(["changePassword", "register", "resetPassword"]);
});

test("a function that asks the payment provider, and no other, carries its library and loads without it", () => {
  const require = createRequire(import.meta.url);
  const library = (name: string) => join(out, name, "node_modules/stripe/index.js");
  for (const [name, uses] of carried) expect(existsSync(library(name)), name).toBe(uses.includes("payments"));
  const carrying = carried.filter(([, uses]) => uses.includes("payments"));
  for (const [name] of sampleOf(carrying, 3)) {
    require(join(out, name, "index.js"));
    expect(Object.keys(require.cache), name).not.toContain(library(name));
  }
  const Stripe = require(join(out, "startCheckout/node_modules/stripe"));
  expect(new Stripe("sk_test_1").checkout.sessions.create).toBeTypeOf("function");
});

const decodeBeside = (name: string, type: string, image: Buffer) =>
  new Promise<unknown>((resolve, reject) => {
    const worker = new Worker(join(out, name, "imageWorker.mjs"), {
      workerData: { type, file: new Uint8Array(image).buffer },
    });
    worker.once("message", resolve).once("error", reject);
  });

test("a function that accepts photos, and no other, carries the thread that decodes them with its codecs", async () => {
  for (const [name, uses] of carried) {
    const beside = await readdir(join(out, name));
    expect(beside.includes("imageWorker.mjs"), name).toBe(uses.includes("photos:accept"));
  }
  for (const [type, image] of Object.entries(plain))
    expect(await decodeBeside("createMember", type, image), type).toMatchObject({
      image: expect.any(Uint8Array),
      thumbnail: expect.any(Uint8Array),
    });
});

test("a bundle carries no sources; a release has a map beside it, a later build leaves none behind", async () => {
  for (const name of names) expect(textOf(name), name).not.toContain("sourceMappingURL");
  const release = await mkdtemp(join(tmpdir(), "bundle-"));
  const only = ["login"];
  await bundleLambdas(release, { only, maps: true });
  expect(await readdir(join(release, "login"))).toContain("index.js.map");
  expect(await bundle(release, "login")).toBe(textOf("login"));
  await bundleLambdas(release, { only });
  expect((await readdir(join(release, "login"))).sort()).toEqual(["index.js", "package.json"]);
});
