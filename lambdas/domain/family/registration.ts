import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { isSponsoredAt } from "#lambdas/domain/common/serving.ts";
import { consentWork } from "#lambdas/domain/family/consent/consentWork.ts";
import { addHomes } from "#lambdas/domain/jackets/addHomes.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { checkLater, withSponsor } from "#lambdas/domain/payments/memberPaymentState.ts";
import * as orders from "#lambdas/domain/payments/orders.ts";
import { requireCoverage } from "#lambdas/domain/payments/requireCoverage.ts";
import { notFound, VisibleError } from "#lambdas/errors.ts";
import { only } from "#lambdas/only.ts";
import { countMember, getCounters } from "#lambdas/records/accounts/counters.ts";
import { type DraftDetails, dropDraft, getDraft } from "#lambdas/records/family/draft.ts";
import { getHousehold, type HouseholdRecord } from "#lambdas/records/family/household.ts";
import { matchesOfPerson, moveMatch } from "#lambdas/records/family/matches.ts";
import { isPaying, type MemberDetails, memberRecord } from "#lambdas/records/family/member.ts";
import { addSponsorCheck } from "#lambdas/records/payments/paymentWork.ts";
import { insert, transact, type Write } from "#lambdas/records/table/table.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { createMember } from "#shared/contract/members.ts";
import { homeIds } from "#shared/fields/homes.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { authorizationOf } from "./authorizationOf.ts";
import { isClosing } from "./links.ts";
import { personOf } from "./personOf.ts";
import type { Photo } from "./photos/photos.ts";

export const mostMembers = 300;

export type Creation = ParsedRequestOf<typeof createMember>;

/** Too many members, or no household. */
class CountRefused extends Error {}

function newMember(id: string, request: Creation, { photo, photoDate }: Photo): MemberDetails {
  const created = new Date().toISOString();
  const person = personOf(request, photo);
  return {
    id,
    owner: request.Parent_ID,
    person,
    matches: matchesOfPerson(person),
    homeCount: 0,
    photoDate,
    ...(request.Authorization && { authorization: authorizationOf(request.Authorization, created) }),
    payed: "PENDING",
    created,
    edition: 1,
    version: 1,
  };
}

const isUnpaid = (error: unknown): boolean =>
  error instanceof VisibleError && (error.code === "PAYMENT_OPEN" || error.code === "PAYMENT_EXPIRED");

const unpaid = { payed: "PENDING", additional: false, writes: [] } as const;

async function claimOrder({ Parent_ID, OrderID }: Creation, id: string): Promise<Omit<orders.Claim, "order">> {
  if (OrderID === undefined) return unpaid;
  return orders.claim(Parent_ID, OrderID, id, orders.usedBefore()).catch(async (error: unknown) => {
    // Nobody is asked to pay where no department takes part. A paid order is used: its money would be lost.
    if (isUnpaid(error)) await requireCoverage(Parent_ID);
    throw error;
  });
}

/** Refuses one that is not the family's own, or is being removed. */
export async function requireHomes({
  Parent_ID,
  HouseHolds = [],
}: Pick<Creation, "Parent_ID" | "HouseHolds">): Promise<HouseholdRecord[]> {
  const found = await Promise.all(homeIds(HouseHolds).map((hid) => getHousehold(Parent_ID, hid)));
  return found.map((household) => {
    if (!household) throw notFound();
    if (household.closing) throw isClosing();
    return household;
  });
}

/** A paid member lives there at once, an unpaid one after the payment. */
const homesOf = ({ payed }: Pick<MemberDetails, "payed">, homes: readonly HouseholdRecord[]) =>
  payed === "COMPLETE" || homes.length === 0 ? { homeCount: homes.length } : { wanted: homes.map(({ id }) => id) };

/** Whether a draft is about this person: kept, it would ask for a second payment. */
const isAbout = ({ answers }: DraftDetails, { First, Last, Dob }: Creation): boolean =>
  String(answers?.First ?? "").trim() === First && String(answers?.Last ?? "").trim() === Last && answers?.Dob === Dob;

/** A draft changed meanwhile is about the next person and stays. */
async function endDraft(request: Creation): Promise<Write[]> {
  const draft = request.Draft === undefined ? undefined : await getDraft(request.Parent_ID);
  return draft && (draft.version === request.Draft || isAbout(draft, request)) ? [dropDraft(draft)] : [];
}

/** Read and decided before its one transaction. */
interface RegistrationPlan {
  readonly member: MemberDetails;
  readonly claim: Omit<orders.Claim, "order">;
  readonly isSponsored: boolean;
  /** Whether a department pays in place of the family. */
  readonly isFree: boolean;
  readonly match: readonly Write[];
  readonly draftEnd: readonly Write[];
  readonly arrival: readonly Write[];
}

async function planRegistration(candidate: MemberDetails, request: Creation): Promise<RegistrationPlan> {
  const [homes, draftEnd] = await Promise.all([requireHomes(request), endDraft(request)]);
  const claim = await claimOrder(request, candidate.id);
  const isSponsored = await isSponsoredAt(homes.map(({ address }) => address));
  const isFree = isSponsored && request.OrderID === undefined;
  const payer = isFree ? withSponsor(candidate) : { ...candidate, payed: claim.payed, orderId: request.OrderID };
  const member: MemberDetails = { ...payer, ...homesOf(payer, homes) };
  const [match, arrival] = await Promise.all([
    moveMatch(member, undefined, member.matches),
    member.payed === "COMPLETE" ? addHomes(member, homes) : [],
  ]);
  return { member, claim, isSponsored, isFree, match, draftEnd, arrival };
}

function registrationWrites(registration: RegistrationPlan): Write[] {
  const { member, claim, isSponsored, isFree, match, draftEnd, arrival } = registration;
  const count = { most: mostMembers, paid: isPaying(member), sponsored: isFree, additional: claim.additional };
  return [
    ...claim.writes,
    countMember(member.owner, count, new CountRefused()),
    insert(memberRecord(member)),
    jackets.requireActiveOwner(member.owner),
    ...match,
    ...(member.payed === "PROCESSING" ? [checkLater(member, dayOf(new Date()))] : []),
    ...draftEnd,
    ...consentWork(member),
    // The family may be paying as well.
    ...(isSponsored && !isFree ? [addSponsorCheck(member.owner)] : []),
    ...arrival,
  ];
}

async function refusal(owner: string): Promise<VisibleError> {
  const { households = 0, members = 0 } = await getCounters(owner);
  if (households < 1) return new VisibleError("HOUSEHOLD_REQUIRED");
  if (members >= mostMembers)
    return new VisibleError("TOO_MANY_MEMBERS", `You can register at most ${mostMembers} members with one account.`);
  return orders.needsFullPlan();
}

/**
 * In one transaction.
 * @param first writes before all others: a retry is recognized before its order counts as used
 */
export async function register(
  id: string,
  request: Creation,
  photo: Photo,
  first: readonly Write[],
): Promise<MemberDetails> {
  const candidate = newMember(id, request, photo);
  // A provider's event may change the order meanwhile.
  const registered = retryOnConflict(async () => {
    const registration = await planRegistration(candidate, request);
    await transact([...first, ...registrationWrites(registration)]);
    return registration.member;
  });
  return registered.catch(only(CountRefused, async () => Promise.reject(await refusal(candidate.owner))));
}
