import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { type Body, callApi } from "./api.ts";
import { homeAddress, type Resident } from "./resident.ts";

// Made over HTTP.

/** "Home" at the resident's own address by default. */
export async function aHousehold(resident: Resident, details: Partial<Household> = {}): Promise<Household> {
  const body = { UID: resident.id, Name: "Home", ...homeAddress, ...details };
  return (await callApi<{ HouseHold: Household }>("POST", "/household", body, resident)).HouseHold;
}

/** At most 100. */
export async function householdsOf(resident: Resident): Promise<Household[]> {
  const body = { UID: resident.id, Limit: 100 };
  return (await callApi<{ HouseHolds: Household[] }>("POST", "/household/all", body, resident)).HouseHolds;
}

/** As another browser of the family. */
export async function changeHousehold(resident: Resident, { ID, Name }: Household, changes: object) {
  await callApi("PATCH", "/household", { UID: resident.id, ID, Name, ...changes }, resident);
}

export async function deleteHousehold(resident: Resident, { ID }: Household): Promise<void> {
  await callApi("DELETE", "/household", { UID: resident.id, ID }, resident);
}

/** For `aMember`. */
export async function anUpload(resident: Resident, photo: Buffer): Promise<string> {
  const fileType = "image/jpeg";
  const body = { fileName: "photo.jpeg", fileType, fileSize: photo.length };
  const { signedRequest, url } = await callApi<Record<"signedRequest" | "url", string>>(
    "POST",
    "/images/upload",
    body,
    resident,
  );
  const put = await fetch(signedRequest, {
    method: "PUT",
    headers: { "content-type": fileType },
    body: new Uint8Array(photo),
  });
  if (!put.ok) throw new Error(`The upload answered ${put.status}`);
  return url;
}

/** `again`: it may be used again. */
interface CardInput {
  readonly number?: string;
  readonly again?: "yes";
}

/** Returns the order's id. */
export async function anOrder(resident: Resident, card: CardInput = {}): Promise<string> {
  const { Token, PlanID } = await callApi("POST", "/payment/session", { Plan: 2 }, resident);
  const checkout = { Token, PlanID };
  const { OrderID, URL: page } = await callApi<Record<"OrderID" | "URL", string>>(
    "POST",
    "/payment/checkout",
    checkout,
  );
  const body = new URLSearchParams({ number: "4242424242424242", exp: "12/40", cvc: "123", ...card });
  const { status } = await fetch(page, { method: "POST", body, redirect: "manual" });
  if (status !== 303) throw new Error(`The payment page answered ${status}`);
  return OrderID;
}

const ada = {
  First: "Ada",
  Last: "Okafor",
  Sex: "F",
  Dob: "2014-03-04",
  Feet: 4,
  Inches: 10,
  Weight: "88",
  Medical: { DNR: true, NonVerbal: true },
};

/** Ada's facts, changed by `details`; with an OrderID it is paid for. */
export async function aMember(resident: Resident, img: string, details: Body = {}): Promise<Member> {
  const body = { Parent_ID: resident.id, ...ada, img, ...details };
  return (await callApi<{ Member: Member }>("POST", "/member", body, resident)).Member;
}

export async function aPaidMember(resident: Resident, img: string, details: Body = {}): Promise<Member> {
  return aMember(resident, img, { OrderID: await anOrder(resident), ...details });
}

export async function assign({ id: UID, ...as }: Resident, member: Member, { ID }: Household) {
  await callApi("POST", "/household/members/add", { UID, MID: member.ID, HHID: ID }, as);
}

/** At most 100. */
export async function membersOf(resident: Resident): Promise<Member[]> {
  const body = { UID: resident.id, Limit: 100 };
  return (await callApi<{ Members: Member[] }>("POST", "/members/all", body, resident)).Members;
}

export async function changeMember(resident: Resident, member: Member, details: Body): Promise<void> {
  const { ID, First, Last, Sex, Dob, Feet, Inches, Weight, img, Mail, Phone, Additional, Medical } = member;
  const whole = { First, Last, Sex, Dob, Feet, Inches, Weight, img, Mail, Phone, Additional, Medical };
  await callApi("PATCH", "/member", { Parent_ID: resident.id, ID, ...whole, ...details }, resident);
}

export async function deleteMember(resident: Resident, { ID }: Member): Promise<void> {
  await callApi("DELETE", "/member", { Parent_ID: resident.id, ID }, resident);
}
