import * as coverage from "#lambdas/domain/common/coverage.ts";
import { consentsOf, isWithheld } from "#lambdas/records/family/consent.ts";
import type { Home } from "#lambdas/records/family/family.ts";
import { requirePerson } from "#lambdas/records/family/family.ts";
import { linkingId } from "#lambdas/records/family/link.ts";
import {
  type Authorization,
  type ConsentEvent,
  confirmedOf,
  isPaying,
  type MemberDetails,
} from "#lambdas/records/family/member.ts";
import { currentPlan, getOrderOf, type OrderDetails } from "#lambdas/records/payments/order.ts";
import type { AssignedHousehold, Member } from "#shared/model/member.ts";
import { showJacket } from "./showJacket.ts";
import { showPhoto } from "./showPhoto.ts";

/** "Unit 2" before "Unit 10". */
export const byName = (one: Home, other: Home): number =>
  one.household.name.localeCompare(other.household.name, "en", { numeric: true });

export async function showHome({ household, link, jacket }: Home): Promise<AssignedHousehold> {
  const { id, name, address } = household;
  const [Coverage, serving] = await Promise.all([coverage.of(address), coverage.servingAt(address)]);
  return {
    ID: id,
    Name: name,
    City: address.City,
    State: address.State,
    LinkingID: linkingId(link.mid, link.hid),
    Coverage,
    ...(jacket ? { Jacket: showJacket(jacket, serving) } : {}),
  };
}

const showAuthorization = ({ choice, waiver, at }: Authorization) => ({ Choice: choice, Waiver: waiver, At: at });

const showConsent = ({ act, at, choice, waiver }: ConsentEvent) => ({
  Act: act,
  At: at,
  ...(choice ? { Choice: choice } : {}),
  ...(waiver === undefined ? {} : { Waiver: waiver }),
});

function consentOf(member: MemberDetails): Pick<Member, "Consents" | "Withheld"> {
  const Consents = consentsOf(member).map(showConsent);
  return {
    ...(Consents.length > 0 ? { Consents } : {}),
    ...(isWithheld(member) ? { Withheld: member.objected ? "OBJECTED" : "WITHDRAWN" } : {}),
  };
}

function sponsorOf({ isSponsored, due }: MemberDetails, homes: readonly AssignedHousehold[]) {
  if (!isSponsored) return {};
  if (due) return { SponsorEnded: true };
  const named = homes.find(({ Coverage }) => Coverage.Sponsor !== undefined);
  return named ? { Sponsor: named.Coverage.Sponsor } : {};
}

/** A member waiting for payment has no plan, and no order is read. */
async function planOf(member: MemberDetails, known?: OrderDetails): Promise<Pick<Member, "PlanID" | "PlanEnds">> {
  if (!isPaying(member)) return {};
  const order = known ?? (await getOrderOf(member));
  return order ? { PlanID: currentPlan(order), ...(order.ends ? { PlanEnds: order.ends } : {}) } : {};
}

export async function showMember(
  member: MemberDetails,
  homes: readonly Home[] = [],
  known?: OrderDetails,
): Promise<Member> {
  const HouseHolds = await Promise.all(homes.toSorted(byName).map(showHome));
  return {
    ID: member.id,
    Parent_ID: member.owner,
    ...member.person,
    ...(await showPhoto(member.person.img)),
    PhotoDate: member.photoDate,
    payed: member.payed,
    ...(member.due ? { PaymentDue: member.due } : {}),
    ...(await planOf(member, known)),
    ...(member.authorization ? { Authorization: showAuthorization(member.authorization) } : {}),
    ...consentOf(member),
    ...sponsorOf(member, HouseHolds),
    HouseHolds,
    ...(member.wanted ? { Wanted: [...member.wanted] } : {}),
    CreateDate: member.created,
    Confirmed: confirmedOf(member),
    Version: member.edition,
  };
}

export async function showPerson(owner: string, id: string): Promise<Member> {
  const { member, homes } = await requirePerson(owner, id);
  return showMember(member, homes);
}
