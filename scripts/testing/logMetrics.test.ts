import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { finishedRun } from "#infra/constructs/finishedRun.ts";
import { logMetricsOf } from "#infra/watch/logMetrics.ts";
import * as identity from "#lambdas/adapters/identity.ts";
import { reportUnusual } from "#lambdas/domain/accounts/audit/usualReading.ts";
import { resendWork } from "#lambdas/domain/common/resendWork.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { logUse } from "#lambdas/domain/common/texts/requireText.ts";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { fail } from "#lambdas/http/respond.ts";
import { logger } from "#lambdas/log.ts";
import * as accounts from "#lambdas/records/accounts/account.ts";
import * as outbox from "#lambdas/records/table/outbox.ts";
import * as table from "#lambdas/records/table/table.ts";
import { schedules } from "#shared/contract/index.ts";
import { queues } from "#shared/contract/queues.ts";

async function linesOf(run: () => unknown): Promise<Record<string, unknown>[]> {
  let written = "";
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((text) => {
      written += String(text);
      return true;
    });
  await run();
  vi.restoreAllMocks();
  return written
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

// The test run silences functions.
beforeAll(() => logger().setLogLevel("INFO"));

afterEach(() => vi.restoreAllMocks());

function fits(pattern: string, line: Record<string, unknown>): boolean {
  const terms = [...pattern.matchAll(/\$\.(\w+) = "([^"]+)"/g)].map(([, key = "", value]) => line[key] === value);
  expect(terms.length).toBeGreaterThan(0);
  return pattern.includes("||") ? terms.some(Boolean) : terms.every(Boolean);
}

const patternOf = (name: string, metric: string) =>
  logMetricsOf(name, ["mail", "readers", "texts"]).find((one) => one.name === metric)?.pattern ?? expect.fail(metric);

const wrongPassword = () => fail(new VisibleError("WRONG_CREDENTIALS"), "r1");
const notAllowed = () => fail(new VisibleError("NOT_ALLOWED"), "r2");
const broken = () => fail(new Error("broken"), "r3");
const unusual = () => reportUnusual({ accountId: "account-0001", today: 2_000, usual: 1_000 });
const used = () => logUse("strangers", 81.5);
const unsent = () => sendNotice("nobody@example.org", { subject: "", heading: "", paragraphs: [] });

const anAccount = {
  id: "account-0001",
  role: "USER",
  status: "ACTIVE",
  first: "Ada",
  last: "Miller",
  created: "2026-11-21T04:40:00Z",
  email: "nobody@example.org",
  address: { City: "Detroit", State: "MI" },
} as accounts.AccountRecord;

/** Its first step alone: the pool is down. */
async function erased(): Promise<void> {
  vi.stubEnv("TABLE_NAME", "records");
  vi.spyOn(accounts, "getAccount").mockResolvedValue(anAccount);
  vi.spyOn(table, "transact").mockResolvedValue();
  vi.spyOn(identity, "signOutEverywhere").mockRejectedValue(new Error("down"));
  const actor = { accountId: "retention", role: "ENGINEER", requestId: "r4" } as const;
  await expect(erase(anAccount.id, actor)).rejects.toThrow("down");
  vi.unstubAllEnvs();
}

test.each([
  ["login", "WrongPasswords", [wrongPassword], [notAllowed, broken]],
  ["listUsers", "UnusualReading", [unusual], [notAllowed, broken]],
  ["login", "LoginFailures", [broken], [wrongPassword, notAllowed]],
  ["markEntry", "MarkEntryFailures", [broken], [notAllowed]],
  ["paymentWebhook", "WebhookFailures", [broken, notAllowed], [unsent]],
  ["sendPhoneCode", "TextFailures", [broken], [notAllowed]],
  ["sendPhoneCode", "TextsUsed", [used], [broken, notAllowed]],
  ["erasures", "AccountsErased", [erased], [broken, notAllowed, unsent]],
  ["register", "MailNotSent", [unsent], [broken, notAllowed]],
] as const)("%s: %s counts the lines that are written for it and no others", async (name, metric, those, others) => {
  const pattern = patternOf(name, metric);
  const counted = async (runs: readonly (() => unknown)[]) => {
    const lines = (await Promise.all(runs.map(linesOf))).flat();
    return lines.filter((line) => fits(pattern, line)).length;
  };
  for (const run of those) expect(await counted([run])).toBe(1);
  for (const run of others) expect(await counted([run])).toBe(0);
});

test("how long the oldest work of each queue waits is written, also when none does", async () => {
  const { pattern, value } =
    logMetricsOf("resendWork", []).find(({ name }) => name === "OldestWorkMinutes") ?? expect.fail();
  const now = Date.now();
  const queued = new Date(now - 90 * 60_000).toISOString();
  const late = { pk: "OUTBOX#mails#0", sk: queued, kind: "mails", work: {}, queued, resent: 9 } as const;
  vi.spyOn(outbox, "readOldWork").mockImplementation(async (kind) => (kind === "mails" ? [late] : []));
  const lines = await linesOf(() => resendWork(new Date(now)));
  const told = lines.filter((line) => fits(pattern, line)).map((line) => [line.kind, line.minutes]);
  expect(told).toEqual(Object.keys(queues).map((kind) => [kind, kind === "mails" ? 90 : 0]));
  expect(value).toBe("$.minutes");
});

const tick = { id: "t1", time: "2026-11-21T04:40:00Z" };
const aRun = (run: () => Promise<void>) => () => handleSchedule(schedules.sealAudit, run)(tick);

test("only the end of a run that did its work counts as finished", async () => {
  const { pattern } = finishedRun("sealAudit");
  const finished = async (run: () => Promise<void>) => {
    const written = await linesOf(() => aRun(run)().catch(() => {}));
    return written.filter((line) => fits(pattern, line)).length;
  };
  expect(await finished(async () => {})).toBe(1);
  expect(await finished(() => Promise.reject(new Error("broken")))).toBe(0);
  expect(await linesOf(() => void aRun(() => new Promise(() => {}))())).toEqual([]);
});
