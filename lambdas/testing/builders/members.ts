import { handler as assignMember } from "#lambdas/calls/assignMember.ts";
import { handler as createMember } from "#lambdas/calls/createMember.ts";
import { handler as deleteMember } from "#lambdas/calls/deleteMember.ts";
import { handler as listMembers } from "#lambdas/calls/listMembers.ts";
import { handler as unassignMember } from "#lambdas/calls/unassignMember.ts";
import { handler as updateMember } from "#lambdas/calls/updateMember.ts";
import { bodyOf, invoke } from "#lambdas/testing/call.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { createMember as createCall, updateMember as updateCall } from "#shared/contract/members.ts";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { aHousehold, recordedIn } from "./households.ts";
import { aPaidOrder } from "./payments/payments.ts";
import { aRegisteredResident, aResident, type TestAccount } from "./people.ts";
import { aKeptPhoto } from "./photos.ts";

type Creation = RequestOf<typeof createCall>;

/** Valid once its owner has a household. */
export async function aMemberRequest(owner: TestAccount, overrides: Partial<Creation> = {}): Promise<Creation> {
  return {
    Parent_ID: owner.accountId,
    First: "Ada",
    Last: "Miller",
    Sex: "F",
    Dob: "1950-02-03",
    Feet: 5,
    Inches: 4,
    Weight: "130",
    img: overrides.img ?? (await aKeptPhoto(owner)),
    ...overrides,
  };
}

/** PENDING without an OrderID. */
export async function aMember(owner: TestAccount, overrides: Partial<Creation> = {}): Promise<Member> {
  const request = await aMemberRequest(owner, overrides);
  return (await bodyOf(createMember, request, { session: owner })).Member;
}

export async function aPaidMember(owner: TestAccount, overrides: Partial<Creation> = {}): Promise<Member> {
  return aMember(owner, { OrderID: overrides.OrderID ?? (await aPaidOrder(owner)), ...overrides });
}

/** Returns the LinkingID. */
export async function assign(owner: TestAccount, member: Member, household: Household): Promise<string> {
  const request = { UID: owner.accountId, MID: member.ID, HHID: household.ID };
  return (await bodyOf(assignMember, request, { session: owner })).LinkRecord.ID;
}

/** Returns the status. */
export async function unassign(owner: TestAccount, member: Member, household: Household): Promise<number> {
  const LINKID = `${member.ID}.${household.ID}`;
  const request = { UID: owner.accountId, MID: member.ID, LINKID };
  return (await invoke(unassignMember, request, { session: owner })).status;
}

type Edit = RequestOf<typeof updateCall>;

/** The edit form's request. */
export function anEdit(member: Member, changes: Partial<Edit> = {}): Edit {
  const { Parent_ID, ID, First, Last, Sex, Dob, Feet, Inches, Weight, img, Medical } = member;
  const { Mail, Phone, Additional } = member;
  const shown = { First, Last, Sex, Dob, Feet, Inches, Weight, img, Mail, Phone, Additional, Medical };
  return { Parent_ID, ID, ...shown, ...changes };
}

export const edit = (owner: TestAccount, member: Member, changes: Partial<Edit> = {}) =>
  invoke(updateMember, anEdit(member, changes), { session: owner });

export const remove = (owner: TestAccount, { ID }: Pick<Member, "ID">, overrides = {}) =>
  invoke(deleteMember, { Parent_ID: owner.accountId, ID, ...overrides }, { session: owner });

export async function membersOf(owner: TestAccount): Promise<Member[]> {
  const { body } = await invoke(listMembers, { UID: owner.accountId }, { session: owner });
  return body.Members;
}

async function familyOf(owner: TestAccount, City: string, overrides: Partial<Creation>) {
  const household = await aHousehold(owner, { City });
  const member = await aPaidMember(owner, overrides);
  return { owner, household, member, linkingId: await assign(owner, member, household) };
}

/** A family by the calls, signed in at the pool. */
export const aRegisteredFamily = async (City: string, overrides: Partial<Creation> = {}) =>
  familyOf(await aRegisteredResident(), City, overrides);

/** A family with one paid member at one household in a city of Michigan: an open entry. */
export const aFamily = async (City: string, overrides: Partial<Creation> = {}) =>
  Object.keys(overrides).length > 0
    ? familyOf(await aResident(), City, overrides)
    : recordedIn("a family", City, (city) => aRegisteredFamily(city));
