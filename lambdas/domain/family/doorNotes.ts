import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { readersAt } from "#lambdas/domain/common/serving.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { type Home, readFamily } from "#lambdas/records/family/family.ts";
import { getHousehold, type HouseholdRecord, readHouseholds } from "#lambdas/records/family/household.ts";
import { isOutdated, type LinkRecord, rewriteLink } from "#lambdas/records/family/link.ts";
import type { MemberRecord } from "#lambdas/records/family/member.ts";
import { enqueue } from "#lambdas/records/table/outbox.ts";
import { packWrites } from "#lambdas/records/table/packWrites.ts";
import { transact, unchanged, type Write } from "#lambdas/records/table/table.ts";
import type { TaskOf } from "#shared/contract/queues.ts";

// Each jacket holds its household's facts. With many people, the first transaction changes the household and queues the
// rest.

/** Of a transaction: the account's status, the household, and the rows of the rest and of the registries. */
const otherWrites = 4;
/** Eight writes each with four departments, more where a former one hears of no end any more. */
const linksAtOnce = 12;

interface PersonHome {
  readonly member: MemberRecord;
  readonly home: Home;
}

async function readOutdated(household: HouseholdRecord): Promise<PersonHome[]> {
  const family = await readFamily(household.owner);
  return family.flatMap(({ member, homes }) =>
    homes
      .filter(({ link }) => link.hid === household.id && isOutdated(household, link))
      .map((home) => ({ member, home })),
  );
}

export const hasOutdatedJackets = (household: HouseholdRecord, links: readonly LinkRecord[]): boolean =>
  links.some((link) => link.hid === household.id && isOutdated(household, link));

/** An unpaid member gets the facts with the payment. */
function updateJacket(
  { member, home: { link, jacket } }: PersonHome,
  household: HouseholdRecord,
  departments: readonly string[],
): Write[] {
  const { noteVersion } = household;
  return [
    rewriteLink(link, { noteVersion }),
    ...(member.payed === "COMPLETE"
      ? [
          ...jackets.changeAt(jacket, member, household, departments),
          // Without a jacket, only the member's version shows consent withdrawn at this moment.
          ...(jacket ? [] : [unchanged(member)]),
        ]
      : [unchanged(member)]),
  ];
}

interface NoteBatch {
  readonly writes: readonly Write[];
  readonly isLast: boolean;
}

async function nextBatch(household: HouseholdRecord): Promise<NoteBatch> {
  const untold = await readOutdated(household);
  const departments = await readersAt(household.address);
  const near = untold.slice(0, linksAtOnce).map((reader) => updateJacket(reader, household, departments));
  const [told = [], ...rest] = packWrites(near, otherWrites);
  const isLast = near.length === untold.length && rest.length === 0;
  return { writes: [jackets.requireActiveOwner(household.owner), ...told], isLast };
}

/** In the change's transaction; with too many people, adds the row of the remaining work. */
export async function beginNote(household: HouseholdRecord): Promise<NoteBatch> {
  const { writes, isLast } = await nextBatch(household);
  return {
    writes: isLast
      ? writes
      : [...writes, enqueue("follow", { task: "tellFacts", owner: household.owner, hid: household.id })],
    isLast,
  };
}

async function writeNextBatch(owner: string, hid: string): Promise<boolean> {
  const household = await getHousehold(owner, hid);
  if (!household) return true;
  const { writes, isLast } = await nextBatch(household);
  await transact(writes);
  return isLast;
}

export async function finishNote(owner: string, hid: string): Promise<void> {
  let isDone = false;
  while (!isDone) isDone = await retryOnConflict(() => writeNextBatch(owner, hid));
}

/** A restricted account has no jackets: its restoration tells them. */
export async function tellFacts({ owner, hid }: TaskOf<"follow", "tellFacts">): Promise<void> {
  if ((await getAccount(owner))?.status === "ACTIVE") await finishNote(owner, hid);
}

export async function tellAllFacts(owner: string): Promise<void> {
  const [{ households }, family] = await Promise.all([readHouseholds(owner), readFamily(owner)]);
  const links = family.flatMap(({ homes }) => homes.map(({ link }) => link));
  for (const household of households) if (hasOutdatedJackets(household, links)) await finishNote(owner, household.id);
}
