import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { changedElsewhere, notFound } from "#lambdas/errors.ts";
import { uncountHousehold } from "#lambdas/records/accounts/counters.ts";
import {
  closeHousehold,
  getHousehold,
  type HouseholdRecord,
  removeHousehold,
} from "#lambdas/records/family/household.ts";
import { type LinkRecord, readLinksTo } from "#lambdas/records/family/link.ts";
import { getJacket } from "#lambdas/records/jackets/jacket.ts";
import { remove as removeRow, transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { deleteHousehold } from "#shared/contract/households.ts";

/** How many links one transaction of 100 writes ends: three writes each, and two for the household. */
const linksAtOnce = 32;

async function endLink(link: LinkRecord): Promise<Write[]> {
  const { owner, mid, hid, pk, sk } = link;
  return [removeRow({ pk, sk }), ...jackets.end(link, await getJacket(owner, mid, hid))];
}

const endLinks = async (links: readonly LinkRecord[]): Promise<Write[]> =>
  (await Promise.all(links.map(endLink))).flat();

function requireVersion({ closing, version }: HouseholdRecord, asked: number | undefined): void {
  // An earlier removal, cut off, moved the version itself.
  if (!closing && asked !== undefined && asked !== version) throw changedElsewhere();
}

/** Takes one step. Returns whether the household is gone. */
async function step(owner: string, id: string, Version: number | undefined): Promise<boolean> {
  const household = await getHousehold(owner, id);
  if (!household) throw notFound();
  requireVersion(household, Version);
  // After the household: a member who is linked later keeps it from being removed.
  const links = await readLinksTo(owner, id);
  if (links.length <= linksAtOnce) {
    await transact([removeHousehold(household), uncountHousehold(owner), ...(await endLinks(links))]);
    return true;
  }
  await transact(
    household.closing ? await endLinks(links.slice(0, linksAtOnce)) : [closeHousehold(household)],
  );
  return false;
}

/**
 * Removes one of the caller's own households with its links: in one transaction, or, with more than 32
 * people, in several. In the latter case it is closed first, so that no one is added; a removal that is cut
 * off leaves it listed with the remaining people, and the next removal goes on. Departments lose entries that
 * they never transferred; otherwise they are told that the person is no longer at this address. Throws
 * notFound for another's household and the second time, conflict when it changed since the version that the
 * request names.
 */
export async function remove(
  session: Session,
  { UID: owner, ID, Version }: ParsedRequestOf<typeof deleteHousehold>,
): Promise<void> {
  requireOwn(session, owner);
  let isGone = false;
  while (!isGone) isGone = await retryOnConflict(() => step(owner, ID, Version));
}
