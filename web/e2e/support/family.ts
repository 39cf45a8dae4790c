import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";

// What a family has before a journey begins, made over HTTP as the site would.

/** A registered resident. */
export interface Family {
  readonly Email: string;
  readonly Password: string;
  readonly id: string;
  readonly token: string;
}

type Body = Record<string, unknown>;

/** Makes a call, which must succeed. */
export async function callApi<Answer = Body>(
  method: string,
  path: string,
  body: Body,
  as?: Pick<Family, "token">,
): Promise<Answer> {
  const answer = await fetch(`${inject("siteOrigin")}/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      // From an address of its own, so that no limit by address is met.
      "x-local-viewer": `198.51.100.${Math.floor(Math.random() * 250)}`,
      ...(as && { authorization: `Bearer ${as.token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Registers and signs in a resident of Detroit. */
export async function aFamily(FirstName: string): Promise<Family> {
  const credentials = { Email: `${randomUUID()}@example.org`, Password: "Beforehand1" };
  const Location = { Street: "2 Woodward Ave", City: "Detroit", State: "MI", Zip: "48226" };
  await callApi("POST", "/account", { ...credentials, FirstName, LastName: "Okafor", Location });
  const { Account, JWT } = await callApi<{ Account: { ID: string }; JWT: string }>(
    "POST",
    "/account/login",
    credentials,
  );
  return { ...credentials, id: Account.ID, token: JWT };
}

export async function aHousehold(
  family: Family,
  Name: string,
  Street = "2 Woodward Ave",
): Promise<Household> {
  const address = { Street, City: "Detroit", State: "MI", Zip: "48226" };
  const body = { UID: family.id, Name, ...address };
  return (await callApi<{ HouseHold: Household }>("POST", "/household", body, family)).HouseHold;
}

/** Uploads a photo; answers its address for `aMember`. */
export async function anUpload(family: Family, photo: Buffer): Promise<string> {
  const fileType = "image/jpeg";
  const body = { fileName: "photo.jpeg", fileType, fileSize: photo.length };
  const { signedRequest, url } = await callApi<Record<"signedRequest" | "url", string>>(
    "POST",
    "/images/upload",
    body,
    family,
  );
  const put = await fetch(signedRequest, {
    method: "PUT",
    headers: { "content-type": fileType },
    body: new Uint8Array(photo),
  });
  if (!put.ok) throw new Error(`The upload answered ${put.status}`);
  return url;
}

/** Pays for the next member on the provider's page; answers the order's id. */
export async function anOrder(family: Family): Promise<string> {
  const { Token, PlanID } = await callApi("POST", "/payment/session", { Plan: 2 }, family);
  const checkout = { Token, PlanID };
  const { OrderID, URL: page } = await callApi<Record<"OrderID" | "URL", string>>(
    "POST",
    "/payment/checkout",
    checkout,
  );
  const body = new URLSearchParams({ number: "4242424242424242", exp: "12/40", cvc: "123" });
  const { status } = await fetch(page, { method: "POST", body, redirect: "manual" });
  if (status !== 303) throw new Error(`The payment page answered ${status}`);
  return OrderID;
}

const ada = {
  ...{ First: "Ada", Last: "Okafor", Sex: "F", Dob: "2014-03-04", Feet: 4, Inches: 10, Weight: "88" },
  Medical: { DNR: true, NonVerbal: true },
};

/** Registers a member with the details of Ada, changed by `details`; with an OrderID they are paid for. */
export async function aMember(family: Family, img: string, details: Body = {}): Promise<Member> {
  const body = { Parent_ID: family.id, ...ada, img, ...details };
  return (await callApi<{ Member: Member }>("POST", "/member", body, family)).Member;
}

/** Registers a member who is paid for. */
export async function aPaidMember(family: Family, img: string, details: Body = {}): Promise<Member> {
  return aMember(family, img, { OrderID: await anOrder(family), ...details });
}

export async function assign(
  { id: UID, ...family }: Family,
  member: Member,
  place: Household,
): Promise<void> {
  await callApi("POST", "/household/members/add", { UID, MID: member.ID, HHID: place.ID }, family);
}

/** The members as the server has them now, at most 100. */
export async function membersOf(family: Family): Promise<Member[]> {
  const body = { UID: family.id, Limit: 100 };
  return (await callApi<{ Members: Member[] }>("POST", "/members/all", body, family)).Members;
}

/** Changes a member as another browser of the family would. */
export async function changeElsewhere(family: Family, member: Member, details: Body): Promise<void> {
  const { ID, First, Last, Sex, Dob, Feet, Inches, Weight, img, Mail, Phone, Additional, Medical } = member;
  const whole = { First, Last, Sex, Dob, Feet, Inches, Weight, img, Mail, Phone, Additional, Medical };
  await callApi("PATCH", "/member", { Parent_ID: family.id, ID, ...whole, ...details }, family);
}
