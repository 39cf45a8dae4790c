import { randomUUID } from "node:crypto";
import { type Body, callApi, logIn } from "./api.ts";
import { aNumber, mailedCode, textedCode } from "./inbox.ts";

/** A registered resident, signed in over HTTP. */
export interface Resident {
  readonly FirstName: string;
  readonly Email: string;
  readonly Password: string;
  readonly id: string;
  readonly token: string;
}

export const homeAddress = { Street: "2 Woodward Ave", City: "Detroit", State: "MI", Zip: "48226" };

/** A resident of Detroit who has not typed the mailed code; `details` are more fields of the account. */
export async function anUnprovenResident(FirstName: string, details: Body = {}): Promise<Resident> {
  const credentials = { Email: `${randomUUID()}@example.org`, Password: "Walnut2026x" };
  const person = { FirstName, LastName: "Okafor", Location: homeAddress };
  await callApi("POST", "/account", { ...credentials, ...person, ...details });
  return { FirstName, ...credentials, ...(await logIn(credentials)) };
}

/** A resident of Detroit whose mailbox is proven. */
export async function aResident(FirstName: string, details: Body = {}): Promise<Resident> {
  const resident = await anUnprovenResident(FirstName, details);
  await callApi("POST", "/emailAuth/verify", { Code: await mailedCode(resident.Email) }, resident);
  return resident;
}

/** Moves a resident to another e-mail address, which answers. */
export async function changeEmail(resident: Resident, Email: string): Promise<void> {
  await changeAccount(resident, { Email });
  await callApi("POST", "/emailAuth/verify", { Code: await mailedCode(Email) }, resident);
}

/** Verifies a new phone number with its texted code; the fields name it and prove it. */
export async function aVerifiedPhone() {
  const number = aNumber();
  const Cell = `+1${number}`;
  const { Challenge } = await callApi("POST", "/cellAuth", { Cell });
  const code = { Cell, Challenge, Code: await textedCode(number) };
  const { Proof } = await callApi("POST", "/cellAuth/verify", code);
  return { number, fields: { Cell, Proof } };
}

/** Changes the account as another device of the resident would. */
export async function changeAccount(resident: Resident, changes: Body): Promise<void> {
  await callApi("POST", "/account/update", { ID: resident.id, ...changes }, resident);
}

/** A resident with a phone number verified later, which is mailed as a change. */
export async function aResidentWithPhone(FirstName: string): Promise<Resident & { readonly number: string }> {
  const [resident, { number, fields }] = await Promise.all([aResident(FirstName), aVerifiedPhone()]);
  await changeAccount(resident, fields);
  return { ...resident, number };
}
