import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { byName, showHome } from "#lambdas/domain/common/views/showMember.ts";
import { readMedical } from "#lambdas/domain/jackets/entryReads.ts";
import { showCards } from "#lambdas/domain/jackets/showEntries.ts";
import { snapshotOf } from "#lambdas/domain/jackets/snapshotOf.ts";
import { notFound } from "#lambdas/errors.ts";
import { type FamilyMember, type Home, readPerson } from "#lambdas/records/family/family.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listOwnCards } from "#shared/contract/members.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import { readNewest } from "./currentRecords.ts";

function firstEntry(member: MemberDetails, { household }: Home): QueueDetails {
  const { City, State } = household.address;
  const where = { City, State };
  return {
    owner: member.owner,
    mid: member.id,
    hid: household.id,
    where,
    kind: "NEW",
    opened: member.created,
    content: 0,
    department: defaultDepartmentOf(where),
    snapshot: snapshotOf(member, household),
  };
}

const entriesOf = ({ member, homes }: FamilyMember): Promise<QueueDetails[]> =>
  Promise.all(
    homes.map(async (home) => {
      const record = home.jacket && (await readNewest(home.jacket));
      return record?.row ?? firstEntry(member, home);
    }),
  );

const readOwn = (owner: string, id: string) =>
  retryOnConflict(async () => {
    const person = await readPerson(owner, id);
    if (!person) throw notFound();
    const homes = person.homes.toSorted(byName);
    return { homes, rows: await entriesOf({ ...person, homes }) };
  });

/** From the same rows and functions as departments'. */
export async function list(
  session: Session,
  { Parent_ID: owner, ID }: ParsedRequestOf<typeof listOwnCards>,
): Promise<ResponseOf<typeof listOwnCards>> {
  requireOwn(session, owner);
  const { homes, rows } = await readOwn(owner, ID);
  const [households, entries, records] = await Promise.all([
    Promise.all(homes.map(showHome)),
    showCards(rows),
    Promise.all(rows.map(readMedical)),
  ]);
  return {
    Cards: households.flatMap((HouseHold, at) => {
      const [Entry, Record] = [entries[at], records[at]];
      return Entry && Record ? [{ HouseHold, Entry, Record }] : [];
    }),
  };
}
