import { type Save, untilSaved } from "#lambdas/domain/common/retryOnConflict.ts";
import { later, move } from "#lambdas/domain/payments/memberPaymentState.ts";
import { endNow, endOf } from "#lambdas/domain/payments/subscriptions.ts";
import { log } from "#lambdas/log.ts";
import { type Person, readPerson } from "#lambdas/records/family/family.ts";
import { getOrderOf, isUnderWay } from "#lambdas/records/payments/order.ts";
import { type DueRecord, putDue, readDue, removeDue } from "#lambdas/records/payments/paymentCheck.ts";
import { putMail } from "#lambdas/records/payments/paymentMail.ts";
import { getRunDay, putRunDay } from "#lambdas/records/table/runDay.ts";
import { unchanged, type Write } from "#lambdas/records/table/table.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { graceDays } from "#shared/rules/grace.ts";
import { bringUpToDate } from "./reconcilePayments.ts";

/** Another run takes care of this member. */
class Taken extends Error {}

const isDue = (person: Person | undefined, { day }: DueRecord): person is Person =>
  person?.member.payed === "COMPLETE" && person.member.due === day;

/** Whether somebody is to be looked at again, because the provider still works on what pays for them. */
async function isToWait(person: Person, row: DueRecord): Promise<boolean> {
  if (person.member.payed !== "PROCESSING" && !isDue(person, row)) return false;
  const order = await getOrderOf(person.member);
  return order !== undefined && isUnderWay(order);
}

/** The writes that have a payment which is under way asked for again on the next day. */
async function waitAnotherDay(person: Person, row: DueRecord): Promise<Write[]> {
  const { member } = person;
  const { owner, id: mid } = member;
  const day = addDays(later(row.day, dayOf(new Date())), 1);
  if (member.due) return move(person, { ...member, due: day });
  return [unchanged(member), putDue({ owner, mid, day })];
}

/**
 * Takes a member whose payment is due back to waiting for payment. The row goes in the same transaction, so
 * that this happens once; the member's version holds, so that one who was paid for in the meantime stays.
 */
async function tryToLapse(row: DueRecord, save: Save): Promise<Person | undefined> {
  const taken = removeDue(row, new Taken());
  const person = await readPerson(row.owner, row.mid);
  if (person && (await isToWait(person, row))) {
    await save([taken, ...(await waitAnotherDay(person, row))]);
    return undefined;
  }
  if (!isDue(person, row)) {
    await save([taken]);
    return undefined;
  }
  const { member } = person;
  const { owner, id, orderId = "" } = member;
  const mail = { owner, id: `lapsed.${id}.${row.day}`, orderId, day: row.day };
  await save([
    taken,
    ...(await move(person, { ...member, payed: "PENDING", due: undefined })),
    ...endOf(member),
    putMail({ ...mail, content: { kind: "lapsed" } }),
  ]);
  return person;
}

async function lapse(row: DueRecord): Promise<void> {
  await bringUpToDate(row);
  try {
    const lapsed = await untilSaved((save) => tryToLapse(row, save));
    if (lapsed) await endNow(lapsed.member);
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
  }
}

async function succeeds(row: DueRecord): Promise<boolean> {
  try {
    await lapse(row);
    return true;
  } catch (error) {
    log.error("a payment that is due did not lapse", { mid: row.mid, error: error as Error });
    return false;
  }
}

const pageSize = 25;

/** What one page came to: where the next one begins, undefined at the end, and whether nothing failed. */
interface Page {
  readonly last: string | undefined;
  readonly isDone: boolean;
}

/** Lapses a page of what is due on a day. One member that fails stops no other, and stays due. */
export async function lapsePage(day: string, after = ""): Promise<Page> {
  const rows = await readDue(day, after, pageSize);
  const done = await Promise.all(rows.map(succeeds));
  const last = rows.length < pageSize ? undefined : rows.at(-1)?.sk;
  return { last, isDone: done.every(Boolean) };
}

/** Answers whether nothing failed. */
async function lapseDay(day: string): Promise<boolean> {
  let isDone = true;
  let after: string | undefined = "";
  while (after !== undefined) {
    const page: Page = await lapsePage(day, after);
    isDone &&= page.isDone;
    after = page.last;
  }
  return isDone;
}

const runName = "lapses";

/**
 * Lapses every payment that is due on this day or before. What is done is not there any more, so that a run
 * that was cut off is simply run again, and the next day's run does what an earlier one left. Throws when one did not
 * lapse, after the others of every day.
 */
export async function lapseDue(today: string): Promise<void> {
  const from = (await getRunDay(runName)) ?? addDays(today, -graceDays);
  let isDone = true;
  for (let day = from; day <= today; day = addDays(day, 1)) isDone = (await lapseDay(day)) && isDone;
  if (!isDone) throw new Error("Not every payment that was due lapsed");
  // A run for a day that is still to come must not make the days until then count as done.
  const now = dayOf(new Date());
  await putRunDay(runName, today < now ? today : now);
}
