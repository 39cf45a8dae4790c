import { beforeAll, describe, expect, test } from "vitest";
import { type Handler, handle } from "#lambdas/http/handle.ts";
import { aResident, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { lastUsed, sessionOf } from "#lambdas/testing/builders/signIns/sessions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { callCases } from "#lambdas/testing/cases/callCases.ts";
import type { Call, Callers } from "#shared/contract/call.ts";
import { builtCalls, type CallName, contract } from "#shared/contract/index.ts";
import { errorSentences } from "#shared/errors.ts";
import { roles } from "#shared/model/role.ts";
import { seenEverySeconds } from "#shared/rules/account/sessionLength.ts";
import { sampleOf } from "#shared/testing/howMany.ts";

const everybody = ["anonymous", ...roles] as const;
type Caller = (typeof everybody)[number];

const rowOf = (callers: Callers): string =>
  everybody
    .map((who) => callers === "anyone" || (who !== "anonymous" && callers.includes(who)))
    .map((mayCall) => (mayCall ? "Y" : "-"))
    .join("");

const cell = (name: CallName, who: Caller): string => `${name} × ${who}`;

const differences = (name: CallName, row: string): string[] =>
  everybody.filter((_who, at) => row[at] !== callCases[name].callers[at]).map((who) => cell(name, who));

let people: Map<Caller, TestAccount | undefined>;

beforeAll(async () => {
  const [, , ...others] = everybody;
  const working = await Promise.all(others.map(async (role) => [role, await staff(role)] as const));
  people = new Map<Caller, TestAccount | undefined>([["USER", await aResident()], ...working]);
});

/**
 * "Y" if the handler lets the caller in, "-" if it refuses, else its answer. No call accepts this request,
 * and each checks the caller before the body: an allowed caller gets 400, and nothing is done.
 */
async function ask(handler: Handler, who: Caller): Promise<string> {
  const { status, body } = await invoke(handler, { unknownField: 1 }, { session: people.get(who) });
  if (status === 400) return "Y";
  const refusal = who === "anonymous" ? `401 ${errorSentences.SIGN_IN}` : `403 ${errorSentences.NOT_ALLOWED}`;
  return `${status} ${body.Message}` === refusal ? "-" : `${status} ${body.Message}`;
}

async function wrongCells(name: CallName, handler: Handler): Promise<string[]> {
  const row = await Promise.all(everybody.map((who) => ask(handler, who)));
  return everybody.filter((_who, at) => row[at] !== callCases[name].callers[at]).map((who) => cell(name, who));
}

test("the contract declares the callers of the matrix, also for calls without a handler", () => {
  const calls = Object.entries(contract) as [CallName, Call][];
  expect(calls.flatMap(([name, { callers }]) => differences(name, rowOf(callers)))).toEqual([]);
  expect(calls.map(([name]) => name).sort()).toEqual(Object.keys(callCases).sort());
});

test.each(builtCalls)("%s lets in its callers and refuses all others", async (name) => {
  const { handler } = await callCases[name].load();
  expect(await wrongCells(name, handler)).toEqual([]);
});

test.each(builtCalls.filter(([, { callers }]) => callers !== "anyone"))(
  "%s notes that the session is used",
  async (name) => {
    const { handler } = await callCases[name].load();
    const person = people.get("USER") ?? expect.fail("no resident");
    await lastUsed(person, seenEverySeconds);
    const { seenAt = 0 } = (await sessionOf(person)) ?? {};
    await ask(handler, "USER");
    expect((await sessionOf(person))?.seenAt).toBeGreaterThan(seenAt);
  },
);

function flip(callers: Callers, who: Caller): Callers {
  if (who === "anonymous") return callers === "anyone" ? roles : "anyone";
  const allowed = callers === "anyone" ? roles : callers;
  return allowed.includes(who) ? allowed.filter((role) => role !== who) : [...allowed, who];
}

const flipped = (declaration: Call, who: Caller): Handler =>
  handle({ ...declaration, callers: flip(declaration.callers, who) }, () => {
    throw new Error("It accepted a request that no call accepts");
  });

describe("the matrix detects mistakes", () => {
  test.each(sampleOf(builtCalls, 20))(
    "a caller let in or shut out of %s by mistake is named",
    async (name, declaration) => {
      for (const who of everybody) {
        const handler = flipped(declaration, who);
        const wrong = await wrongCells(name, handler);
        expect(wrong).toContain(cell(name, who));
        // Flipping "anyone" moves other cells, too; flipping a role of a protected call moves its own alone.
        expect(wrong).toEqual(differences(name, rowOf(handler.declaration.callers)));
        if (who !== "anonymous" && declaration.callers !== "anyone") expect(wrong).toEqual([cell(name, who)]);
      }
    },
  );
});
