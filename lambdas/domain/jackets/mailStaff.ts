import { sendMail } from "#lambdas/adapters/mail.ts";
import { jacketsWait } from "#lambdas/domain/common/mails/queueMailWords.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { runAll } from "#lambdas/domain/common/runAll.ts";
import { log } from "#lambdas/log.ts";
import { only } from "#lambdas/only.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { accountPosition, newestAccount, partsOf, readAccounts } from "#lambdas/records/accounts/accountList.ts";
import {
  addQueueMail,
  beginTurn,
  endTurn,
  getQueueTurn,
  noticesOf,
  type QueueMail,
  type QueueNoticeRecord,
  readTurns,
} from "#lambdas/records/jackets/queueMail.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import { placeRoles } from "#shared/model/role.ts";
import { easternDayOf, easternHourOf } from "#shared/rules/dates.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";
import { countWaiting } from "./entryCounts.ts";
import { isAnyWaiting, readServing } from "./queueAges.ts";

// Staff are told when entries begin to wait, and each morning while some do. Queues are checked every ten minutes: a
// resident's call does no work for it, and hundreds of jackets are one mail.

/** Eastern hours; several, because a run may fail. */
const morning = { from: 7, until: 10 };

interface Moment {
  readonly day: string;
  readonly isMorning: boolean;
  /** Whether the day's morning mails are due or over. */
  readonly hasBegun: boolean;
}

function momentOf(now: Date): Moment {
  const hour = easternHourOf(now);
  const hasBegun = hour >= morning.from;
  return { day: easternDayOf(now), hasBegun, isMorning: hasBegun && hour < morning.until };
}

/** Undefined, and ended, while nothing waits. */
async function turnOf(department: string): Promise<string | undefined> {
  const [known, isWaiting] = await Promise.all([getQueueTurn(department), isAnyWaiting(department)]);
  if (isWaiting && known) return known.turn;
  if (isWaiting) {
    const turn = newId();
    await transact([beginTurn(department, turn)]);
    return turn;
  }
  if (known) await transact([endTurn(department)]);
  return undefined;
}

/** A lost race was another run's. */
async function tellOne(
  accountId: string,
  turn: string,
  { day, isMorning, hasBegun }: Moment,
  before: QueueNoticeRecord | undefined,
): Promise<void> {
  const isFirst = before?.turn !== turn;
  if (!isFirst && (!isMorning || before.day === day)) return;
  const mail = { accountId, about: isFirst ? "FIRST" : "MORNING" } as const;
  await transact(addQueueMail(mail, { accountId, turn, day: hasBegun ? day : before?.day }, before));
}

const wantsMails = ({ status, queueMailsOff }: AccountRecord): boolean => status === "ACTIVE" && queueMailsOff !== true;

const pageSize = 50;
const atOnce = 10;

async function tellStaff(department: string, turn: string, moment: Moment): Promise<void> {
  const parts = partsOf(placeRoles, [department]);
  for (let before: string | undefined = newestAccount; before !== undefined; ) {
    const page: Awaited<ReturnType<typeof readAccounts>> = await readAccounts(parts, before, pageSize);
    const wanting = page.accounts.filter(wantsMails).map(({ id }) => id);
    const notices = await noticesOf(wanting);
    const failures = await runAll(wanting, atOnce, (id) => tellOne(id, turn, moment, notices.get(id)));
    if (failures[0]) throw failures[0].error;
    const last = page.accounts.at(-1);
    before = page.isLast || !last ? undefined : accountPosition(last);
  }
}

async function tellDepartment(department: string, moment: Moment): Promise<void> {
  const turn = await turnOf(department);
  if (turn !== undefined) await tellStaff(department, turn, moment);
}

/** Undefined when mails are off. */
function departmentOf({ status, role, department, address, queueMailsOff }: AccountRecord) {
  const isMailed = status === "ACTIVE" && placeRoles.includes(role) && !queueMailsOff;
  return isMailed ? departmentAt({ department, place: address }) : undefined;
}

/** Numbers of now; nothing when the queues are empty. */
export async function sendStaffMail({ accountId, about }: QueueMail): Promise<void> {
  const account = await getAccount(accountId);
  const department = account && departmentOf(account);
  if (!account || department === undefined) return;
  const waiting = await countWaiting([department]);
  if (waiting.NEW.count + waiting.UPDATED.count > 0) await sendMail(account.email, jacketsWait(about, waiting));
}

/** One that serves again begins a new turn: its staff are told at once. */
async function endOthers(serving: ReadonlyMap<string, string>): Promise<void> {
  const ended = (await readTurns()).filter((department) => !serving.has(department));
  // Another run may have ended it.
  for (const department of ended) await transact([endTurn(department)]).catch(only(Conflict, () => undefined));
}

/** Throws at the end when a department failed; the next run goes on. */
export async function mailStaff(now: Date): Promise<void> {
  const moment = momentOf(now);
  const serving = await readServing();
  const failures = await runAll([...serving.keys()], atOnce, (department) =>
    retryOnConflict(() => tellDepartment(department, moment)),
  );
  for (const { item, error } of failures) log.error("a department was not told", { item, error });
  await endOthers(serving);
  if (failures.length > 0) throw new Error("Not every department was told of its queue");
}
