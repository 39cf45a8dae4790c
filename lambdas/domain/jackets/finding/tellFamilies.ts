import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { requireNotErased } from "#lambdas/records/accounts/accountStatus.ts";
import { getDepartment } from "#lambdas/records/departments/department.ts";
import { noteOpening, type OpeningDetails } from "#lambdas/records/family/opening.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import { chunksOf } from "#lambdas/records/table/chunksOf.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { accountKey } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { SeenReason } from "#shared/model/jacket/opening.ts";
import { placeRoles } from "#shared/model/role.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { respondersOf } from "#shared/rules/defaultDepartment.ts";

/** For administrators. */
const ourselves = "Beforehand";

async function nameOf(session: Session): Promise<string> {
  if (!placeRoles.includes(session.role)) return ourselves;
  return (await getDepartment(departmentOf(session)))?.name ?? respondersOf(session.place.City);
}

/** Of owners without an account only notices are left, and nothing is written of them. */
async function withAccount(owners: readonly string[]): Promise<ReadonlySet<string>> {
  const accounts = await getMany<AccountRecord>(owners.map(accountKey));
  return new Set(accounts.flatMap(({ id, status }) => (status === "DELETED" ? [] : [id])));
}

async function note(details: readonly OpeningDetails[]): Promise<void> {
  const owners = await withAccount([...new Set(details.map(({ owner }) => owner))]);
  const told = details.filter(({ owner }) => owners.has(owner));
  if (told.length === 0) return;
  await transact([...told.map(noteOpening), ...[...owners].map((owner) => requireNotErased(owner))]);
}

/** One a person: a find can show several homes. */
const byPerson = (rows: readonly QueueDetails[]): QueueDetails[] => [
  ...new Map(rows.map((row) => [`${row.owner}.${row.mid}`, row])).values(),
];

/** Each perhaps with an account, and a transaction holds 100 writes. */
const toldAtOnce = 50;

/** Call it before the answer. */
export async function tellFamilies(session: Session, rows: readonly QueueDetails[], reason: SeenReason): Promise<void> {
  const seen = { day: easternDayOf(new Date()), department: await nameOf(session), reason };
  const details = byPerson(rows).map(({ owner, mid, snapshot: { person } }) => ({
    owner,
    mid,
    first: person.First,
    last: person.Last,
    ...seen,
  }));
  for (const some of chunksOf(details, toldAtOnce)) await retryOnConflict(() => note(some));
}
