import { afterEach, expect, test, vi } from "vitest";
import * as mail from "#lambdas/adapters/mail.ts";
import { handler as updateAccount } from "#lambdas/calls/updateAccount.ts";
import * as participation from "#lambdas/domain/departments/participation.ts";
import { isAnyWaiting } from "#lambdas/domain/jackets/queueAges.ts";
import { breakOffAtTransaction } from "#lambdas/testing/breakOffAtTransaction.ts";
import { aDepartment } from "#lambdas/testing/builders/departments.ts";
import { listOf, mark, only } from "#lambdas/testing/builders/entries.ts";
import { aFamily, aPaidMember, assign, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, staff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { restrict } from "#lambdas/testing/builders/restrictions.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { inbox } from "#lambdas/testing/inbox.ts";
import { redrive, workOff } from "#lambdas/testing/workOff.ts";
import { handler as mailDepartments } from "./mailDepartments.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const run = () => mailDepartments({ id: "tick", time: new Date().toISOString() });

const year = new Date().getUTCFullYear() + 1;
/** Of a January to come, when Eastern time is five hours behind UTC. */
const momentAt = (day: number, hour: number) => Date.UTC(year, 0, day, hour + 5);

async function runAt(day: number, hour: number): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: momentAt(day, hour) });
  try {
    await run();
    await workOff();
  } finally {
    vi.useRealTimers();
  }
}

const subjectsOf = async ({ email }: TestAccount): Promise<string[]> =>
  (await inbox(email))
    .map(({ subject }) => subject)
    .filter((subject) => /jackets? waits?$/.test(subject) || /wait$/.test(subject));

async function aWaitingQueue() {
  const City = aCity();
  const own = await aModerator(City);
  return { City, own, family: await aFamily(City) };
}

test("the first jacket of an empty queue is told once, however many follow, in numbers alone", async () => {
  const { own, family } = await aWaitingQueue();
  await runAt(4, 13);
  expect(await subjectsOf(own)).toEqual(["1 new jacket waits"]);
  const [told] = await inbox(own.email);
  expect(told?.text).not.toMatch(/\bAda\b/);
  expect(told?.text).toContain("Switch them off on your profile");
  await assign(family.owner, await aPaidMember(family.owner, { First: "Cleo" }), family.household);
  await runAt(4, 14);
  expect(await subjectsOf(own)).toHaveLength(1);
});

test("after the queue was empty the next first jacket is told again", async () => {
  const { own, family } = await aWaitingQueue();
  await runAt(4, 13);
  await mark(own, await only(own));
  await runAt(4, 14);
  await edit(family.owner, family.member, { First: "Grace" });
  await runAt(4, 15);
  expect(await subjectsOf(own)).toEqual(expect.arrayContaining(["1 new jacket waits", "1 updated jacket waits"]));
});

test("a department that serves again is told at once, though its former queue never was seen empty", async () => {
  const { City, own } = await aWaitingQueue();
  const place = { City, State: "MI" } as const;
  await runAt(4, 13);
  await participation.leave([place]);
  await runAt(4, 14);
  await participation.join([place]);
  await runAt(4, 15);
  expect(await subjectsOf(own)).toEqual(["1 new jacket waits", "1 new jacket waits"]);
});

test("each morning while something waits brings one mail, Eastern, and an empty queue none", async () => {
  const { own, family } = await aWaitingQueue();
  await runAt(4, 13);
  await assign(family.owner, await aPaidMember(family.owner, { First: "Cleo" }), family.household);
  await runAt(5, 6);
  expect(await subjectsOf(own)).toHaveLength(1);
  await runAt(5, 7);
  await runAt(5, 8);
  await runAt(5, 12);
  expect((await subjectsOf(own)).filter((subject) => subject === "2 new jackets wait")).toHaveLength(1);
  for (const entry of await listOf(own)) await mark(own, entry);
  await runAt(6, 7);
  expect(await subjectsOf(own)).toHaveLength(2);
});

test("whom a jacket of the night was told is told in the morning, too; one of the morning is told once", async () => {
  const [night, day] = [await aWaitingQueue(), await aWaitingQueue()];
  await runAt(4, 3);
  await runAt(4, 7);
  expect(await subjectsOf(night.own)).toHaveLength(2);
  const morning = await aWaitingQueue();
  await runAt(4, 8);
  await runAt(4, 9);
  expect(await subjectsOf(morning.own)).toHaveLength(1);
  expect(await subjectsOf(day.own)).toHaveLength(2);
});

test("runs at one time mail each colleague once", async () => {
  const { City, own } = await aWaitingQueue();
  const colleague = await staff("MASTER MOD", { City, State: "MI" });
  vi.useFakeTimers({ toFake: ["Date"], now: momentAt(4, 13) });
  await Promise.allSettled([run(), run(), run()]);
  await run();
  await workOff();
  vi.useRealTimers();
  for (const person of [own, colleague]) expect(await subjectsOf(person)).toHaveLength(1);
});

test("a run that was cut off is finished by the next one, a mail that failed is sent later, and no one has two", async () => {
  const { City, own } = await aWaitingQueue();
  const colleague = await staff("MASTER MOD", { City, State: "MI" });
  breakOffAtTransaction(2);
  await runAt(4, 13).catch(() => undefined);
  vi.restoreAllMocks();
  vi.spyOn(mail, "sendMail").mockRejectedValue(new Error("No mail today"));
  await expect(runAt(4, 13)).rejects.toThrow("Dead letters");
  vi.restoreAllMocks();
  await redrive();
  for (const person of [own, colleague]) expect(await subjectsOf(person)).toHaveLength(1);
  await runAt(4, 14);
  await runAt(4, 15);
  for (const person of [own, colleague]) expect(await subjectsOf(person)).toHaveLength(1);
});

test("who switched the mails off, or is restricted, gets none; switched on again they come back", async () => {
  const { City, own } = await aWaitingQueue();
  const master = await staff("MASTER MOD", { City, State: "MI" });
  const restricted = await aModerator(City);
  await restrict(master, restricted);
  const change = (QueueMails: boolean) => invoke(updateAccount, { ID: own.accountId, QueueMails }, { session: own });
  expect((await change(false)).body.Account).toMatchObject({ QueueMailsOff: true });
  await runAt(4, 13);
  for (const person of [own, restricted]) expect(await subjectsOf(person)).toEqual([]);
  expect(await subjectsOf(master)).toHaveLength(1);
  expect((await change(true)).body.Account).not.toHaveProperty("QueueMailsOff");
  await runAt(5, 7);
  expect(await subjectsOf(own)).toHaveLength(1);
});

test("each department of a place is told of its own queue, and no other's", async () => {
  const City = aCity();
  const fire = await aDepartment([{ City, State: "MI" }]);
  const crew = await staff("MOD", { City, State: "MI" }, fire.id);
  const other = await aModerator(aCity());
  await runAt(4, 13);
  expect(await subjectsOf(crew)).toEqual([]);
  await aFamily(City);
  expect(await isAnyWaiting(fire.id)).toBe(true);
  await runAt(4, 14);
  expect(await subjectsOf(crew)).toEqual(["1 new jacket waits"]);
  expect(await subjectsOf(other)).toEqual([]);
});

test("a mail that failed until nothing waits any more is not sent", async () => {
  const { own } = await aWaitingQueue();
  vi.spyOn(mail, "sendMail").mockRejectedValue(new Error("No mail today"));
  await expect(runAt(4, 13)).rejects.toThrow("Dead letters");
  vi.restoreAllMocks();
  await mark(own, await only(own));
  await redrive();
  expect(await subjectsOf(own)).toEqual([]);
});
