import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import { getHousehold } from "#lambdas/records/family/household.ts";
import { readAllLinks, relistLink } from "#lambdas/records/family/link.ts";
import { holdJacket } from "#lambdas/records/jackets/heldJacket.ts";
import {
  type Delivery,
  getJacket,
  type JacketRecord,
  jacketRecord,
} from "#lambdas/records/jackets/jacket.ts";
import { nameJacket, newJacketNumber } from "#lambdas/records/jackets/jacketNumber.ts";
import { getEntry, type QueueRecord, queueKey, replaceEntry } from "#lambdas/records/jackets/queue.ts";
import { Conflict, replace, transact, type Write } from "#lambdas/records/table/table.ts";
import { phoneKey } from "#shared/rules/phoneKey.ts";

/** What a department has of a jacket and what waits for it, with the row of its queue. */
interface Told {
  readonly department: string;
  readonly delivery: Delivery;
  readonly entry: QueueRecord | undefined;
}

async function readTold({ mid, hid, deliveries }: JacketRecord): Promise<Told[]> {
  return Promise.all(
    Object.entries(deliveries).map(async ([department, delivery]) => {
      const { open } = delivery;
      const entry = open && (await getEntry(queueKey({ mid, hid, department, ...open })));
      // It was transferred or withdrawn after the jacket was read.
      if (open && !entry) throw new Conflict();
      return { department, delivery, entry };
    }),
  );
}

/** The phone in the newest version that is kept. */
function phoneOf(told: readonly Told[]): string | undefined {
  const [newest] = told
    .flatMap(({ delivery: { transferred }, entry }) => entry ?? transferred ?? [])
    .sort((a, b) => b.content - a.content);
  return phoneKey(newest?.snapshot.person.Phone ?? "");
}

/** A jacket's number as its entries have it and its claim names it: its own, or a new one. */
function numberOf(jacket: JacketRecord): { number: string; claim: Write } {
  const { number } = jacket;
  return number ? { number, claim: nameJacket(number, jacket) } : newJacketNumber(jacket);
}

/** Rows from before there were numbers, or before jackets were found. */
const isFilled = ({ number, departments }: JacketRecord): boolean =>
  number !== undefined && departments !== undefined;

async function fillJacket({ owner, mid, hid }: JacketRecord): Promise<void> {
  const jacket = await getJacket(owner, mid, hid);
  if (!jacket || isFilled(jacket)) return;
  const told = await readTold(jacket);
  const { number, claim } = numberOf(jacket);
  await transact([
    replace(jacketRecord({ ...jacket, number, phone: phoneOf(told) })),
    // Their EntryIDs stay: the content is the same.
    ...told.flatMap(({ entry }) => (entry ? [replaceEntry({ ...entry, number }, entry.content)] : [])),
    ...told.flatMap(({ department, delivery: { transferred } }) =>
      transferred ? [holdJacket(jacket, department, transferred)] : [],
    ),
    claim,
  ]);
}

/** Lets administrators find the people of links from before. */
async function fillLinks(owner: string): Promise<number> {
  const lacking = (await readAllLinks(owner)).filter(({ found }) => found === undefined);
  for (const link of lacking)
    await retryOnConflict(async () => {
      const household = await getHousehold(owner, link.hid);
      if (household) await transact([relistLink(link, household.address)]);
    });
  return lacking.length;
}

/**
 * Gives the jackets of an account that have none their numbers, and lets staff find those of before. Returns how many
 * rows it was. To run it again changes nothing; others may change the jackets meanwhile.
 */
export async function fillJackets(owner: string): Promise<number> {
  const { jackets } = await readJackets(owner);
  const lacking = jackets.filter((jacket) => !isFilled(jacket));
  for (const jacket of lacking) await retryOnConflict(() => fillJacket(jacket));
  return lacking.length + (await fillLinks(owner));
}
