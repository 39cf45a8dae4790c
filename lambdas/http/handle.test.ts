import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { handler as createHousehold } from "#lambdas/calls/createHousehold.ts";
import { handler as listHouseholds } from "#lambdas/calls/listHouseholds.ts";
import { handler as register } from "#lambdas/calls/register.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { aHouseholdRequest } from "#lambdas/testing/builders/households.ts";
import { aRegistration, aResident } from "#lambdas/testing/builders/people.ts";
import { anAddress, type CallOptions, invoke } from "#lambdas/testing/call.ts";
import { call } from "#shared/contract/call.ts";
import { type ErrorCode, errorSentences } from "#shared/errors.ts";
import { enterValidEmail } from "#shared/fields/account.ts";
import { handle } from "./handle.ts";

const json = JSON.stringify(aRegistration());

const { INVALID_REQUEST, NOT_ALLOWED, NOT_JSON, TOO_LARGE } = errorSentences;
const plain = { headers: { "content-type": "text/plain" } };
const noSecret = { headers: { "x-origin-verify": undefined } };
const wrongSecret = { headers: { "x-origin-verify": "guess" } };
const wrongKey = { headers: { "idempotency-key": "a b" } };
const unknownField = { ...aRegistration(), admin: true };
const megabyte = { ...aRegistration(), FirstName: "x".repeat(2 ** 20) };

const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;

const refused: [string, unknown, CallOptions, number, string, ErrorCode][] = [
  ["malformed JSON", json.slice(0, -1), {}, 400, NOT_JSON, "NOT_JSON"],
  ["text that is no JSON", "Email=a", {}, 400, NOT_JSON, "NOT_JSON"],
  ["a list", [], {}, 400, INVALID_REQUEST, "INVALID_REQUEST"],
  ["30,000 lists in each other", deep, {}, 400, INVALID_REQUEST, "INVALID_REQUEST"],
  ["nothing", undefined, {}, 400, enterValidEmail, "INVALID_REQUEST"],
  ["an unknown field", unknownField, {}, 400, INVALID_REQUEST, "INVALID_REQUEST"],
  ["a megabyte", megabyte, {}, 413, TOO_LARGE, "TOO_LARGE"],
  ["another content type", json, plain, 415, NOT_JSON, "UNSUPPORTED_MEDIA_TYPE"],
  ["no origin secret", json, noSecret, 403, NOT_ALLOWED, "NOT_ALLOWED"],
  ["a wrong origin secret", json, wrongSecret, 403, NOT_ALLOWED, "NOT_ALLOWED"],
  ["a wrong Idempotency-Key", json, wrongKey, 400, INVALID_REQUEST, "INVALID_REQUEST"],
];

test.each(refused)("%s is refused and nothing is written", async (_what, body, options, ...expected) => {
  const answer = await invoke(register, body, options);
  expect([answer.status, answer.body.Message, answer.body.Code]).toEqual(expected);
  expect(Object.keys(answer.body).sort()).toEqual(["Code", "Message", "RequestId"]);
  expect(await getEmailClaim(JSON.parse(json).Email)).toBeUndefined();
});

test("through a rotation of the origin's secret, each side takes the step before and after its own", async () => {
  const status = async (known: string, sent: string) => {
    vi.stubEnv("ORIGIN_SECRET", known);
    return (await invoke(register, "", { headers: { "x-origin-verify": sent } })).status;
  };
  const steps = ["old", "new.old", "new"];
  const seen: number[][] = [];
  for (const known of steps) {
    const row: number[] = [];
    for (const sent of [...steps, "", ".", "other", "ne"]) row.push(await status(known, sent));
    seen.push(row);
  }
  vi.unstubAllEnvs();
  expect(seen).toEqual([
    [400, 400, 403, 403, 403, 403, 403],
    [400, 400, 400, 403, 403, 403, 403],
    [403, 400, 400, 403, 403, 403, 403],
  ]);
});

test("a refusal repeats no input", async () => {
  const canary = `<script>${randomUUID()}</script>`;
  for (const field of ["Email", "Cell", "Password", "Unknown"]) {
    const { body } = await invoke(register, { ...aRegistration(), [field]: canary });
    expect(JSON.stringify(body)).not.toContain(canary.slice(8, 20));
  }
});

test("a signed-in call needs a current ID token of an account", async () => {
  const resident = await aResident();
  const { claims } = resident;
  const UID = resident.accountId;
  const wrong = [
    undefined,
    { claims: {} },
    { claims: { ...claims, token_use: "access" } },
    { claims: { ...claims, "cognito:username": "nobody-at-all" } },
    { claims: { sub: UID, token_use: "id", iat: claims.iat ?? "" } },
  ];
  for (const session of wrong) {
    const { status, body } = await invoke(listHouseholds, { UID }, { session });
    expect([status, body.Message]).toEqual([401, errorSentences.SIGN_IN]);
  }
  expect((await invoke(listHouseholds, { UID }, { session: resident })).status).toBe(200);
});

test("answers are never cached", async () => {
  const owner = await aResident();
  const good = await invoke(createHousehold, aHouseholdRequest(owner), { session: owner });
  const bad = await invoke(createHousehold, {}, { session: owner });
  for (const { headers } of [good, bad])
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
    });
});

const declaration = call({
  method: "POST",
  path: "/test",
  callers: "anyone",
  uses: [],
  limits: [{ by: ["Name", "address"], times: 2, seconds: 60 }],
  request: z.strictObject({ Name: z.string() }),
  response: z.object({ Shown: z.string() }),
});

test("a field that is not declared does not leave", async () => {
  const leaking = handle(declaration, async () => ({ Shown: "yes", password: "Maple2026x" }));
  expect((await invoke(leaking, { Name: randomUUID() })).body).toEqual({ Shown: "yes" });
});

test("a body of 30,000 levels is refused, also in a field that no rule looks into", async () => {
  const request = z.object({ Name: z.string(), Ignored: z.unknown() });
  const open = handle({ ...declaration, request }, async () => ({ Shown: "yes" }));
  const body = (levels: number) => `{"Name":"${randomUUID()} [{","Ignored":${"[".repeat(levels)}${"]".repeat(levels)}}`;
  expect((await invoke(open, body(30_000))).body.Code).toBe("INVALID_REQUEST");
  expect((await invoke(open, body(8))).status).toBe(200);
});

test("an unexpected error is answered without its detail", async () => {
  const broken = handle(declaration, async () => {
    throw new Error("table beforehand-prod, key U#123");
  });
  const { status, body } = await invoke(broken, { Name: randomUUID() });
  expect([status, body.Message, body.Code]).toEqual([500, errorSentences.UNEXPECTED, "UNEXPECTED"]);
  expect(JSON.stringify(body)).not.toContain("beforehand-prod");
});

test.each(["ECONNREFUSED", "ETIMEDOUT", "EAI_AGAIN"])("a dependency that does not answer (%s) is 503", async (code) => {
  const down = handle(declaration, async () => {
    throw Object.assign(new Error("connect"), { code });
  });
  const { status, body } = await invoke(down, { Name: randomUUID() });
  expect([status, body.Message, body.Code]).toEqual([503, errorSentences.UNAVAILABLE, "UNAVAILABLE"]);
});

test("a limit counts each value and each address for itself; one IPv6 household counts as one", async () => {
  const counted = handle(declaration, async () => ({ Shown: "yes" }));
  const statuses = async (Name: string, ...addresses: string[]) => {
    const answers: number[] = [];
    for (const address of addresses) answers.push((await invoke(counted, { Name }, { address })).status);
    return answers;
  };
  const [name, address] = [randomUUID(), anAddress()];
  expect(await statuses(name, address, address, address)).toEqual([200, 200, 429]);
  expect(await statuses(name, anAddress())).toEqual([200]);
  expect(await statuses(randomUUID(), address)).toEqual([200]);
  const homes = [
    ["[2001:db8:1:2::1]", "[2001:db8:1:2:a::9]", "[2001:db8:1:2:b:c:d:e]"],
    ["[2001:db8::1]", "[2001:db8::a:b:c:d]", "[2001:db8:0:0:e::1]"],
  ];
  for (const home of homes) expect(await statuses(randomUUID(), ...home)).toEqual([200, 200, 429]);
  expect(await statuses(randomUUID(), "[2001:db8::1]", "[2001:db8:0:1::1]", "[::1]")).toEqual([200, 200, 200]);
});

test("a call that one limit refuses uses up no other one", async () => {
  const limits = [
    { by: ["Name"], times: 3, seconds: 60 },
    { by: ["address"], times: 2, seconds: 60 },
  ];
  const counted = handle({ ...declaration, limits }, async () => ({ Shown: "yes" }));
  const [Name, address] = [randomUUID(), anAddress()];
  const statuses: number[] = [];
  for (const options of [{ address }, { address }, { address }, { address }, {}])
    statuses.push((await invoke(counted, { Name }, options)).status);
  expect(statuses).toEqual([200, 200, 429, 429, 200]);
});
