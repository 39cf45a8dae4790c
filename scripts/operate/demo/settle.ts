import { createStaff, isFree, type NewStaff } from "#lambdas/domain/accounts/accounts.ts";
import { runAll } from "#lambdas/domain/common/runAll.ts";
import * as links from "#lambdas/domain/family/links.ts";
import * as memberRemovals from "#lambdas/domain/family/memberRemovals.ts";
import * as entries from "#lambdas/domain/jackets/entries.ts";
import { writeEntryId } from "#lambdas/domain/jackets/entryIds.ts";
import { findAccount } from "#lambdas/domain/lifecycle/accountExport.ts";
import { queueSources, readEntries } from "#lambdas/records/jackets/queueLists.ts";
import type { Session } from "#lambdas/session.ts";
import { newPassword } from "#scripts/local/start/seed.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import type { DemoFamily } from "./families.ts";
import { changeOne, type MadeFamily } from "./makeFamily.ts";
import { type DemoAccount, tellAccount } from "./tellAccount.ts";

/** Each mostly waits for answers. */
const atOnce = 24;

/** Some at once. Throws the first failure after all. */
export async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const [failure] = await runAll(items, atOnce, work);
  if (failure) throw failure.error;
}

/** Only missing ones, each with its own password. */
export async function makeStaff(people: readonly Omit<NewStaff, "password">[]): Promise<DemoAccount[]> {
  const made: DemoAccount[] = [];
  for (const person of people) {
    const { email, role } = person;
    if (!(await isFree(email))) continue;
    const password = newPassword();
    await createStaff({ ...person, password });
    made.push(tellAccount({ email, role, password }));
  }
  return made;
}

export async function sessionOf(email: string, requestId: string): Promise<Session> {
  const account = await findAccount(email);
  const session = { accountId: account.id, role: account.role, place: account.address, requestId };
  return { ...session, account, signedInAt: secondsNow(), sessionId: requestId };
}

const pageSize = 500;

/** Marks these owners' waiting entries. */
export async function transfer(department: string, session: Session, owners: ReadonlySet<string>): Promise<void> {
  for (const source of queueSources("NEW", [department]))
    for (let after: string | undefined = ""; after !== undefined; ) {
      const page: Awaited<ReturnType<typeof readEntries>> = await readEntries(source, "OLDEST", after, pageSize);
      const wanted = page.filter(({ owner }) => owners.has(owner));
      await forEach(wanted, (entry) => entries.mark(session, writeEntryId(entry)));
      after = page.length < pageSize ? undefined : page.at(-1)?.sk;
    }
}

/** Of transferred jackets. */
export async function meetFate({ fate, members, Last }: DemoFamily, family: MadeFamily): Promise<void> {
  const { session, home: hid, made } = family;
  const { accountId: UID } = session;
  const [first] = made;
  const [said] = members;
  if (!first || !said) return;
  if (fate === "CHANGED") await changeOne(session, first, said, Last);
  if (fate === "MOVED")
    for (const { id } of made) await links.unassign(session, { UID, MID: id, LINKID: `${id}.${hid}` });
  if (fate === "DELETED") for (const { id } of made) await memberRemovals.remove(session, { Parent_ID: UID, ID: id });
}
