import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readFile } from "#lambdas/adapters/photos/photoFile.ts";
import { handler as countEntries } from "#lambdas/calls/countEntries.ts";
import { handler as listMarks } from "#lambdas/calls/listMarks.ts";
import { handler as listUsers } from "#lambdas/calls/listUsers.ts";
import { lateDepartments } from "#lambdas/domain/jackets/queueAges.ts";
import { familySession, moderatorSession } from "#lambdas/domain/lifecycle/canary/canaryFamily.ts";
import { canaryPhotoKey } from "#lambdas/domain/lifecycle/canary/canaryPhoto.ts";
import { doMainJob, type JobStep } from "#lambdas/domain/lifecycle/canary/mainJob.ts";
import { sweep } from "#lambdas/domain/lifecycle/canary/sweep.ts";
import { env } from "#lambdas/env.ts";
import { table } from "#lambdas/records/table/table.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { listOf } from "#lambdas/testing/builders/entries.ts";
import { aCity, aModerator, anAdmin } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { auditOf } from "#lambdas/testing/records.ts";
import { transactionsSent } from "#lambdas/testing/transactionsSent.ts";
import { sampleOf } from "#shared/testing/howMany.ts";
import { handler as runCanary } from "./runCanary.ts";

let answer: number;
const site = createServer(({ url }, response) => {
  response.writeHead(url === "/api/health" ? answer : 404).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    site.listen(0, "127.0.0.1", resolve);
  });
  process.env.SITE_ORIGIN = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
beforeEach(() => {
  answer = 200;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

const run = () => runCanary({ id: "tick", time: new Date().toISOString() });

/** Every row but the canary's reports, and its photo. */
async function others(): Promise<string[]> {
  const { Items = [] } = await table.send(new ScanCommand({ TableName: env.table, ConsistentRead: true }));
  const rows = Items.filter(({ pk }) => !/^(AUDIT|READER|LIMIT)#/.test(pk));
  const photo = canaryPhotoKey();
  const photos = (await readFile(photo, 10_000)) ? [photo] : [];
  return [...rows, ...photos].map((one) => JSON.stringify(one)).sort();
}

test("the canary does the whole job, leaves nothing but its rows of the audit, and writes to nobody", async () => {
  const before = await others();
  await run();
  expect(await others()).toEqual(before);
  const acted = await auditOf(moderatorSession().accountId);
  expect(acted.map(({ action }) => action)).toEqual(["listNewEntries", "markEntry", "listNewEntries"]);
  for (const { place, role } of acted) expect([place, role]).toEqual(["ZZ#CANARY", "MOD"]);
  for (const { account } of [familySession(), moderatorSession()]) expect(await inbox(account.email)).toEqual([]);
});

test("two runs at the same time, or one after the other, leave nothing either", async () => {
  const before = await others();
  await Promise.allSettled([run(), run()]);
  await run();
  expect(await others()).toEqual(before);
});

async function doJob(step: JobStep): Promise<void> {
  await sweep();
  try {
    await doMainJob(step);
  } finally {
    await sweep();
  }
}

const meanwhile = (look: (name: string) => Promise<void>): Promise<void> =>
  doJob(async (name, work) => {
    await look(name);
    return work();
  });

test("nobody meets the canary: no list, no count and no measure of all departments has it, at no time", async () => {
  const [admin, moderator] = [await anAdmin(), await aModerator(aCity())];
  const seen = new Set<string>();
  await meanwhile(async (name) => {
    for (const reader of [admin, moderator])
      for (const kind of ["NEW", "UPDATED"] as const)
        for (const { First } of await listOf(reader, {}, kind)) seen.add(`${name}: entry of ${First}`);
    const counted = await invoke(countEntries, { Kind: "NEW" }, { session: admin });
    const marks = await invoke(listMarks, { Kind: "NEW" }, { session: admin });
    const users = await invoke(listUsers, {}, { session: admin });
    const late = await lateDepartments(new Date(Date.now() + 1_000), 0);
    for (const [what, found] of Object.entries({ counted, marks, users, late: [...late] }))
      if (!("status" in found ? found.status === 200 : true) || /canary/i.test(JSON.stringify(found)))
        seen.add(`${name}: ${what}`);
    expect(counted.body.Count, name).toBe(0);
  });
  expect([...seen]).toEqual([]);
});

test("a run that is cut off anywhere leaves what the next one takes away", async () => {
  const before = await others();
  const sent = transactionsSent();
  await run();
  const transactions = sent().map((_, at) => at + 1);
  vi.restoreAllMocks();
  expect(transactions.length).toBeGreaterThan(4);
  for (const transaction of sampleOf(transactions, 3)) {
    breakOffAtTransaction(transaction);
    await expect(run(), `cut off at ${transaction}`).rejects.toThrow();
    vi.restoreAllMocks();
    await run();
    expect(await others(), `cut off at ${transaction}`).toEqual(before);
  }
});

test("a failure says how far the canary came", async () => {
  answer = 503;
  await expect(run()).rejects.toThrow("The canary came no further than to ask the site: it answers 503");
  answer = 200;
  breakOffAtTransaction(3);
  await expect(run()).rejects.toThrow(/^The canary came no further than to register a /);
});

/** Until mocks are restored. */
function keepRows(): void {
  const send = table.send.bind(table);
  vi.spyOn(table, "send").mockImplementation((async (command: Parameters<typeof send>[0]) => {
    const { TransactItems = [] } = command.input as { TransactItems?: readonly object[] };
    const onlyDeletes = TransactItems.length > 0 && TransactItems.every((item) => "Delete" in item);
    return onlyDeletes ? {} : send(command);
  }) as typeof send);
}

test("a canary that is not gone after its sweep fails, and the next one takes it away", async () => {
  await run();
  const before = await others();
  keepRows();
  await expect(run()).rejects.toThrow(/^The canary came no further than to take everything away: \d+ rows are left/);
  vi.restoreAllMocks();
  await run();
  expect(await others()).toEqual(before);
});

test.each([
  ["register a member", { payed: "PENDING" }, "the member is PENDING"],
  ["list what waits", { entries: [] }, "0 entries wait, not one"],
  ["read the receipt", [], "the jacket has no receipt"],
  ["list what is left", { entries: [{}] }, "the entry waits still"],
])("a product that answers and does not do its job fails the canary: %s", async (part, seen, sentence) => {
  const otherwise: JobStep = async (name, work) => {
    const result = await work();
    return name === part ? (seen as typeof result) : result;
  };
  await expect(doJob(otherwise)).rejects.toThrow(sentence);
});
