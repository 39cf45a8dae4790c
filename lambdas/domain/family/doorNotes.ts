import { drain } from "#lambdas/domain/common/drain.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { readersAt } from "#lambdas/domain/common/serving.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { log } from "#lambdas/log.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { type Home, readFamily } from "#lambdas/records/family/family.ts";
import {
  getHousehold,
  type HouseholdDetails,
  type HouseholdRecord,
} from "#lambdas/records/family/household.ts";
import { type LinkDetails, type LinkRecord, rewriteLink } from "#lambdas/records/family/link.ts";
import type { MemberRecord } from "#lambdas/records/family/member.ts";
import { type PendingNote, pendingNotes, removePendingNote } from "#lambdas/records/family/pendingNote.ts";
import { transact, unchanged, type Write } from "#lambdas/records/table/table.ts";

// A household's note is part of each jacket there. With many people it is told in several transactions: the household
// changes in the first one, and a row of the work queue stays until the last.

/** How many links one transaction of 100 writes tells: eight writes each with four departments, and three besides. */
const linksAtOnce = 12;

/** Someone at a household, whose jacket may lack its note. */
interface Reader {
  readonly member: MemberRecord;
  readonly home: Home;
}

/** Whether a jacket may have an older note than its household's newest. */
const isUntold = ({ noteVersion = 0 }: HouseholdDetails, link: LinkDetails): boolean =>
  (link.noteVersion ?? 0) < noteVersion;

/** The people at a household whose jackets may have an older note. */
async function readUntold(household: HouseholdRecord): Promise<Reader[]> {
  const family = await readFamily(household.owner);
  return family.flatMap(({ member, homes }) =>
    homes
      .filter(({ link }) => link.hid === household.id && isUntold(household, link))
      .map((home) => ({ member, home })),
  );
}

/** Whether some jackets of a household are still to get its note. */
export const isPartlyUntold = (household: HouseholdRecord, links: readonly LinkRecord[]): boolean =>
  links.some((link) => link.hid === household.id && isUntold(household, link));

/** Gives one jacket the note; for a member who is not paid for it comes with the payment. */
function tell(
  { member, home: { link, jacket } }: Reader,
  household: HouseholdRecord,
  departments: readonly string[],
): Write[] {
  const { noteVersion } = household;
  return [
    rewriteLink(link, { noteVersion }),
    ...(member.payed === "COMPLETE"
      ? [
          ...jackets.changeAt(jacket, member, household, departments),
          // Without a jacket only the member tells of consent that is withdrawn at this moment.
          ...(jacket ? [] : [unchanged(member)]),
        ]
      : [unchanged(member)]),
  ];
}

/** The writes of one transaction that tell a household's note. */
interface Telling {
  readonly writes: readonly Write[];
  /** Whether everyone there is told then. */
  readonly isLast: boolean;
}

async function tellSome(household: HouseholdRecord): Promise<Telling> {
  const untold = await readUntold(household);
  const departments = await readersAt(household.address);
  const told = untold.slice(0, linksAtOnce).flatMap((reader) => tell(reader, household, departments));
  return {
    writes: [jackets.requireActiveOwner(household.owner), ...told],
    isLast: untold.length <= linksAtOnce,
  };
}

const pendingNoteOf = ({ owner, id: hid, noteVersion = 0 }: HouseholdRecord): PendingNote => ({
  owner,
  hid,
  noteVersion,
});

/**
 * The writes that tell the note which a household gets in the same transaction; with more people than fit, also the
 * row of the work that remains.
 */
export async function beginTelling(household: HouseholdRecord): Promise<Telling> {
  const { writes, isLast } = await tellSome(household);
  return { writes: isLast ? writes : [...writes, pendingNotes.add(pendingNoteOf(household))], isLast };
}

/** Tells as many as fit into one transaction. Returns whether everyone is told. */
async function tellNext(owner: string, hid: string): Promise<boolean> {
  const household = await getHousehold(owner, hid);
  if (!household) return true;
  const { writes, isLast } = await tellSome(household);
  await transact(writes);
  if (isLast) await removePendingNote(pendingNoteOf(household));
  return isLast;
}

/** Tells a household's newest note to everyone who has an older one. */
export async function tellRest(owner: string, hid: string): Promise<void> {
  let isDone = false;
  while (!isDone) isDone = await retryOnConflict(() => tellNext(owner, hid));
}

async function work({ owner, hid, noteVersion }: PendingNote): Promise<void> {
  if (!(await getHousehold(owner, hid))) return removePendingNote({ owner, hid, noteVersion });
  // A restricted account has no jackets. Looked at every day until it is restored or erased.
  if ((await getAccount(owner))?.status === "ACTIVE") await tellRest(owner, hid);
}

/** Finishes every call that was cut off after its household had changed. Throws after all when one failed. */
export async function tellNotes(): Promise<void> {
  const isDone = await drain({
    read: pendingNotes.read,
    work,
    onFailure: ({ hid }, error) => log.error("a household's note is not told", { hid, error }),
  });
  if (!isDone) throw new Error("Not every household's note is told");
}
