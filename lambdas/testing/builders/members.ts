import { keyOfPhoto } from "#lambdas/adapters/photos/photoKeys.ts";
import { handler as assignMember } from "#lambdas/calls/assignMember.ts";
import { handler as createMember } from "#lambdas/calls/createMember.ts";
import { handler as deleteMember } from "#lambdas/calls/deleteMember.ts";
import { handler as listMembers } from "#lambdas/calls/listMembers.ts";
import { handler as unassignMember } from "#lambdas/calls/unassignMember.ts";
import { handler as updateMember } from "#lambdas/calls/updateMember.ts";
import { showMember } from "#lambdas/domain/common/views/showMember.ts";
import * as links from "#lambdas/domain/family/links.ts";
import { register } from "#lambdas/domain/family/registration.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import type { Session } from "#lambdas/session.ts";
import { bodyOf, invoke } from "#lambdas/testing/call.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import { createMember as createCall, type updateMember as updateCall } from "#shared/contract/members.ts";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { aCalledHousehold, recordedIn } from "./households.ts";
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

export async function aCalledMember(owner: TestAccount, overrides: Partial<Creation> = {}): Promise<Member> {
  const request = await aMemberRequest(owner, overrides);
  return (await bodyOf(createMember, request, { session: owner })).Member;
}

/** With half of the call's requests: most tests need the member alone. */
async function registered(owner: TestAccount, overrides: Partial<Creation>): Promise<Member> {
  const request = createCall.request.parse(await aMemberRequest(owner, overrides));
  const photo = keyOfPhoto(request.img) ?? "";
  const member = await register(newId(), request, { photo, photoDate: easternDayOf(new Date()) }, []);
  const body = createCall.response.parse({ Member: await showMember(member) });
  return JSON.parse(JSON.stringify(body.Member));
}

/** More than the rows of the owner and of an order decides about these. */
const byCall = ["Parent_ID", "img", "HouseHolds", "Draft"];

/** PENDING without an OrderID. */
export const aMember = (owner: TestAccount, overrides: Partial<Creation> = {}): Promise<Member> =>
  Object.keys(overrides).some((name) => byCall.includes(name))
    ? aCalledMember(owner, overrides)
    : registered(owner, overrides);

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

/** Signed in at the pool. */
export async function aRegisteredFamily(City: string, overrides: Partial<Creation> = {}) {
  const owner = await aRegisteredResident();
  const household = await aCalledHousehold(owner, { City });
  const member = await aCalledMember(owner, { OrderID: await aPaidOrder(owner), ...overrides });
  return { owner, household, member, linkingId: await assign(owner, member, household) };
}

async function aPayingHousehold(City: string) {
  const owner = await aResident();
  return { owner, household: await aCalledHousehold(owner, { City }), OrderID: await aPaidOrder(owner) };
}

async function aFamilyWith(City: string, overrides: Partial<Creation>) {
  const { OrderID, ...home } = await recordedIn("a household that paid", City, aPayingHousehold);
  const member = await aMember(home.owner, { OrderID, ...overrides });
  const { accountId } = home.owner;
  const linked = { UID: accountId, MID: member.ID, HHID: home.household.ID };
  return { ...home, member, linkingId: await links.assign({ accountId } as Session, linked) };
}

/** One paid member at one household in Michigan: an open entry. */
export const aFamily = async (City: string, overrides: Partial<Creation> = {}) =>
  Object.keys(overrides).length > 0
    ? aFamilyWith(City, overrides)
    : recordedIn("a family", City, (city) => aRegisteredFamily(city));
