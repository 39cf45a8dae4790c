import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ServedAnswer, ServedRequest } from "#scripts/local/common/serve.ts";
import { runCommand } from "#scripts/operate/command/command.ts";
import { captureOutput } from "#scripts/testing/captureOutput.ts";
import { type SiteFault, startASite } from "#scripts/testing/fakeSite.ts";
import { checks, runChecks } from "./runChecks.ts";
import { smoke } from "./smoke.ts";

let fault: SiteFault | undefined;
let site: Awaited<ReturnType<typeof startASite>>;

beforeAll(async () => {
  site = await startASite(() => fault);
});
afterEach(() => {
  fault = undefined;
});
afterAll(() => site.stop());

async function failing(spoil: SiteFault): Promise<string[]> {
  fault = spoil;
  return (await runChecks(site)).filter(({ outcome }) => outcome === "FAIL").map(({ name }) => name);
}

const path = ({ url }: ServedRequest) => url.pathname;
const isPage = (answer: ServedAnswer) => answer.headers?.["content-type"] === "text/html";
const isFrame = ({ url }: ServedRequest) => url.pathname.endsWith("/new-monthly");
const isBackup = ({ url }: ServedRequest) => url.pathname.startsWith("/backup/");
const ofBoth = (...names: string[]) => [...names, ...names.map((name) => `backup ${name}`)];
const isJson = (answer: ServedAnswer) => answer.headers?.["content-type"] === "application/json";
const withHeader = (answer: ServedAnswer, name: string, value?: string): ServedAnswer => {
  const { [name]: _, ...others } = answer.headers ?? {};
  return { ...answer, headers: value === undefined ? others : { ...others, [name]: value } };
};

const at =
  (where: string, spoil: (answer: ServedAnswer, received: ServedRequest) => ServedAnswer | undefined): SiteFault =>
  (received, answer) =>
    path(received) === where ? spoil(answer, received) : undefined;

const page =
  (spoil: (answer: ServedAnswer) => ServedAnswer): SiteFault =>
  (received, answer) =>
    isPage(answer) && !isFrame(received) ? spoil(answer) : undefined;

const frame =
  (spoil: (answer: ServedAnswer) => ServedAnswer): SiteFault =>
  (received, answer) =>
    isFrame(received) ? spoil(answer) : undefined;

const status = (code: number) => (answer: ServedAnswer) => ({ ...answer, status: code });
const policyOf = (answer: ServedAnswer) => String(answer.headers?.["content-security-policy"]);
const changePolicy = (from: string | RegExp, to: string) => (answer: ServedAnswer) =>
  withHeader(answer, "content-security-policy", policyOf(answer).replace(from, to));

test("a well site passes every check, and only https is not looked at on http", async () => {
  const results = await runChecks({ ...site, protection: "yes" });
  expect(results.filter(({ outcome }) => outcome !== "ok")).toEqual([
    { name: "plain http leads to https", outcome: "skip", detail: "" },
  ]);
});

const faults: readonly (readonly [what: string, spoil: SiteFault, fails: readonly string[]])[] = [
  [
    "another page",
    page((answer) => ({ ...answer, body: '<script src="/assets/a.js">' })),
    ["landing page", "screen's own address"],
  ],
  [
    "a page that may be kept",
    page((answer) => withHeader(answer, "cache-control", "max-age=86400")),
    ["page is never stale", "screen's own address"],
  ],
  [
    "inline scripts",
    page(changePolicy("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    ["page's security headers"],
  ],
  ["no policy", page((answer) => withHeader(answer, "content-security-policy")), ["page's security headers"]],
  [
    "a page that anybody may frame",
    page(changePolicy("frame-ancestors 'none'", "frame-ancestors *")),
    ["page's security headers"],
  ],
  [
    "a short memory for https",
    page((answer) => withHeader(answer, "strict-transport-security", "max-age=300")),
    ["page's security headers"],
  ],
  [
    "types that are guessed",
    page((answer) => withHeader(answer, "x-content-type-options")),
    ["page's security headers"],
  ],
  ["a referrer", page((answer) => withHeader(answer, "referrer-policy", "unsafe-url")), ["page's security headers"]],
  ["a lost file", at("/assets/a.js", status(403)), ["page's own files"]],
  [
    "a file that is asked for each time",
    at("/assets/a.css", (answer) => withHeader(answer, "cache-control", "no-cache")),
    ["page's own files"],
  ],
  ["a page in place of a file", at("/assets/there-is-no-such-file.js", status(200)), ["missing file is no page"]],
  ["no page for a screen", at("/Login", status(404)), ["screen's own address"]],
  ["functions that reach nothing", at("/api/health", status(503)), ["health"]],
  [
    "a lookup that says something else",
    at("/api/locations", (answer) => (answer.status === 200 ? { ...answer, body: "[]" } : undefined)),
    ["lookup of places"],
  ],
  [
    "answers that may be kept",
    at("/api/locations", (answer) => withHeader(answer, "cache-control", "max-age=60")),
    ["answers are kept nowhere"],
  ],
  [
    "a page for an unknown call",
    at("/api/there-is-no-such-call", (answer) => ({ ...answer, body: "<html>" })),
    ["unknown call"],
  ],
  [
    "a refusal without a code",
    at("/api/there-is-no-such-call", (answer) => ({ ...answer, body: '{"Message":"No."}' })),
    ["unknown call"],
  ],
  [
    "every method",
    at("/api/locations", (answer, { method }) => (method === "DELETE" ? status(200)(answer) : undefined)),
    ["wrong method"],
  ],
  [
    "a page that is written to",
    at("/", (answer, { method }) => (method === "POST" ? status(200)(answer) : undefined)),
    ["page takes no writing"],
  ],
  ["households for anybody", at("/api/household/all", status(200)), ["protected call without a session"]],
  ["any token", at("/api/users/list", status(200)), ["protected call with an invented token"]],
  [
    "malformed JSON that breaks something",
    at("/api/locations", (answer, { body }) => (body.toString().endsWith(":") ? status(500)(answer) : undefined)),
    ["malformed JSON"],
  ],
  [
    "fields that are taken unseen",
    at("/api/locations", (answer, { body }) => (body.includes("everything") ? status(200)(answer) : undefined)),
    ["unknown field"],
  ],
  [
    "any content type",
    at("/api/locations", (answer) => (answer.status === 415 ? status(200)(answer) : undefined)),
    ["other content type"],
  ],
  ["events of anybody", at("/api/payment/webhook", status(200)), ["unsigned payment event"]],
  ["a way around", at("/locations", status(200)), ["no way around the distribution"]],
  [
    "settings that are gone",
    at("/config.json", status(403)),
    ["site's settings", ...ofBoth("payment frame", "payment frame's headers", "payment host answers payments alone")],
  ],
  ["a frame that is gone", frame(status(403)), ofBoth("payment frame", "payment frame's headers")],
  [
    "a backup frame that is gone",
    (received, answer) => (isFrame(received) && isBackup(received) ? status(403)(answer) : undefined),
    ["backup payment frame", "backup payment frame's headers"],
  ],
  [
    "settings without a backup",
    at("/config.json", (answer) => ({
      ...answer,
      body: String(answer.body).replace("backupPayOrigin", "other"),
    })),
    ["site's settings", ...ofBoth("payment frame", "payment frame's headers", "payment host answers payments alone")],
  ],
  [
    "a frame for anybody",
    frame(changePolicy(/frame-ancestors .*/, "frame-ancestors *")),
    ofBoth("payment frame's headers"),
  ],
  [
    "a frame for nobody",
    frame((answer) => withHeader(answer, "x-frame-options", "DENY")),
    ofBoth("payment frame's headers"),
  ],
  [
    "a payment host that answers all",
    (received, answer) => (path(received) === "/api/locations" && !isJson(answer) ? status(200)(answer) : undefined),
    ofBoth("payment host answers payments alone"),
  ],
];

test.each(faults)("%s is found", async (_what, spoil, fails) => {
  expect(await failing(spoil)).toEqual(fails);
});

test("every check fails for at least one of these faults", () => {
  const found = new Set(faults.flatMap(([, , fails]) => fails));
  const unseen = checks.map(({ name }) => name).filter((name) => !found.has(name));
  // One needs https, the other is no fault of the site.
  expect(unseen).toEqual(["plain http leads to https", "data refuses to be deleted"]);
});

test("a deployment that is still to be protected is not well, and one that keeps nothing is", async () => {
  const found = async (protection: string | undefined) =>
    (await runChecks({ ...site, protection })).find(({ name }) => name === "data refuses to be deleted");
  expect(await found("later")).toMatchObject({
    outcome: "FAIL",
    detail: expect.stringContaining("deploy without protect=later"),
  });
  expect(await found(undefined)).toMatchObject({ outcome: "skip" });
});

test("the command prints a table, and its exit code says whether all is well", async () => {
  const well = await captureOutput(() => runCommand(smoke, [site.origin, "--api", site.api]));
  expect(well).toMatchObject({ code: 0, text: expect.stringMatching(/ok +health +functions reach/) });
  fault = at("/api/health", status(503));
  const broken = await captureOutput(() => runCommand(smoke, [site.origin]));
  expect(broken.code).toBe(1);
  expect(broken.text).toMatch(/FAIL +health +answers 503, not 200/);
  expect(broken.text).toContain("1 of 28 checks failed");
});

test("a site that does not answer fails every check, and says so", async () => {
  const { code, text } = await captureOutput(() => runCommand(smoke, ["http://127.0.0.1:9"]));
  expect(code).toBe(1);
  expect(text).toMatch(/FAIL +landing page +http:\/\/127\.0\.0\.1:9\/ does not answer/);
});

test.each([
  [[]],
  [["--local", "https://example.org"]],
  [["ftp://example.org"]],
  [["--outputs", "nowhere.json"]],
  [["--quiet"]],
])("%j is refused with the usage or the reason", async (given) => {
  const { code, text } = await captureOutput(() => runCommand(smoke, given));
  expect(code).toBe(1);
  expect(text).toMatch(/npm run op -- smoke|npx cdk deploy/);
});
