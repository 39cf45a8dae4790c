import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import * as endings from "#lambdas/domain/jackets/endings.ts";
import { followSponsorNow } from "#lambdas/domain/payments/sponsorship/sponsorships.ts";
import { changedElsewhere, notFound } from "#lambdas/errors.ts";
import { uncountHousehold } from "#lambdas/records/accounts/counters.ts";
import { readMembers } from "#lambdas/records/family/family.ts";
import {
  closeHousehold,
  getHousehold,
  type HouseholdRecord,
  removeHousehold,
} from "#lambdas/records/family/household.ts";
import { unlistAtPlace } from "#lambdas/records/family/householdsOfPlace.ts";
import { type LinkRecord, readAllLinks } from "#lambdas/records/family/link.ts";
import { moveMatch } from "#lambdas/records/family/matches.ts";
import { countHomes, type MemberRecord } from "#lambdas/records/family/member.ts";
import { getJacket } from "#lambdas/records/jackets/jacket.ts";
import { addSponsorCheck } from "#lambdas/records/payments/paymentWork.ts";
import { packWrites } from "#lambdas/records/table/packWrites.ts";
import { Conflict, remove as removeRow, transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { deleteHousehold } from "#shared/contract/households.ts";

/** Of a transaction: five of the household, the sponsor's check, and the row of the registries. */
const otherWrites = 7;
/** Seven writes each with four departments, more where former ones hear of the end, too. */
const linksAtOnce = 13;

interface Ending {
  readonly link: LinkRecord;
  readonly member: MemberRecord;
  readonly homes: number;
}

async function endLink({ link, member, homes }: Ending): Promise<Write[]> {
  const { owner, mid, hid, pk, sk } = link;
  const jacket = await getJacket(owner, mid, hid);
  return [removeRow({ pk, sk }), countHomes(member, homes - 1), ...endings.end(link, jacket, "MOVED")];
}

async function readEndings(owner: string, hid: string): Promise<Ending[]> {
  const members = new Map((await readMembers(owner)).map((member) => [member.id, member]));
  // After the members, whose version moves with each new link.
  const links = await readAllLinks(owner);
  const homes = Map.groupBy(links, ({ mid }) => mid);
  return links
    .filter((link) => link.hid === hid)
    .map((link) => {
      const member = members.get(link.mid);
      if (!member) throw new Conflict();
      return { link, member, homes: homes.get(link.mid)?.length ?? 0 };
    });
}

function requireVersion({ closing, version }: HouseholdRecord, asked: number | undefined): void {
  // An interrupted removal moved the version itself.
  if (!closing && asked !== undefined && asked !== version) throw changedElsewhere();
}

const checkOf = (owner: string, endings: readonly Ending[]): Write[] =>
  endings.some(({ member }) => member.isSponsored) ? [addSponsorCheck(owner)] : [];

async function step(owner: string, id: string, Version: number | undefined): Promise<boolean> {
  const household = await getHousehold(owner, id);
  if (!household) throw notFound();
  requireVersion(household, Version);
  // After the household: a later link prevents its removal.
  const endings = await readEndings(owner, id);
  const near = await Promise.all(endings.slice(0, linksAtOnce).map(endLink));
  const [some = [], ...rest] = packWrites(near, otherWrites);
  const isLast = endings.length === near.length && rest.length === 0;
  if (!isLast && !household.closing) {
    await transact([closeHousehold(household)]);
    return false;
  }
  const whole = [
    removeHousehold(household),
    uncountHousehold(owner),
    unlistAtPlace(household),
    ...(await moveMatch(household, household.matches, undefined)),
  ];
  await transact([...(isLast ? whole : []), ...some, ...checkOf(owner, endings)]);
  return isLast;
}

/**
 * Many people take several transactions: the household closes to new people first, and a repeated removal goes on from
 * an interrupted one. The grace period begins for people no longer sponsored.
 */
export async function remove(
  session: Session,
  { UID: owner, ID, Version }: ParsedRequestOf<typeof deleteHousehold>,
): Promise<void> {
  requireOwn(session, owner);
  let isGone = false;
  while (!isGone) isGone = await retryOnConflict(() => step(owner, ID, Version));
  await followSponsorNow(owner);
}
