import { signPhoto } from "#lambdas/adapters/photos.ts";
import type { JacketDetails } from "#lambdas/records/jacket.ts";
import { type LinkDetails, linkingId } from "#lambdas/records/link.ts";
import { type MemberDetails, showFlags } from "#lambdas/records/member.ts";
import type { AssignedHousehold, Member } from "#shared/model/member.ts";

type JacketState = NonNullable<AssignedHousehold["Jacket"]>;

/** Where a jacket stands, as its owner is told. `At` is when the department took it. */
function showJacket({ where, open, transferred }: JacketDetails): JacketState {
  const At = transferred?.receipt.at;
  const removed = open ? open.removed : transferred?.removed;
  const changed = transferred ? "CHANGED" : "WAITING";
  const State = removed ? "REMOVED" : open ? changed : "RECEIVED";
  return { State, City: where.City, ...(At ? { At } : {}) };
}

function showLink({ mid, hid, household, city, state }: LinkDetails, jacket: JacketDetails | undefined) {
  return {
    ID: hid,
    Name: household,
    City: city,
    State: state as AssignedHousehold["State"],
    LinkingID: linkingId(mid, hid),
    ...(jacket ? { Jacket: showJacket(jacket) } : {}),
  };
}

/** A member as their owner sees them, with their own of these links and jackets. */
export async function showMember(
  member: MemberDetails,
  links: readonly LinkDetails[] = [],
  jackets: readonly JacketDetails[] = [],
): Promise<Member> {
  const { id, flags, otherText } = member;
  const jacketAt = ({ hid }: LinkDetails) => jackets.find((one) => one.mid === id && one.hid === hid);
  return {
    ID: id,
    Parent_ID: member.owner,
    First: member.first,
    Last: member.last,
    Sex: member.sex,
    Dob: member.dob,
    Feet: member.feet,
    Inches: member.inches,
    Weight: member.weight,
    img: await signPhoto(member.photo),
    PhotoDate: member.photoDate,
    Mail: member.mail,
    Phone: member.phone,
    Additional: member.additional,
    Medical: { ...showFlags(flags), ...(otherText ? { OtherText: otherText } : {}) },
    payed: member.payed,
    HouseHolds: links.filter(({ mid }) => mid === id).map((link) => showLink(link, jacketAt(link))),
    CreateDate: member.created,
    Version: member.version,
  };
}
