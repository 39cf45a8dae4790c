import { randomUUID } from "node:crypto";
import { type Body, callApi, logIn } from "./api.ts";
import { aNumber, mailedCode, textedCode } from "./inbox.ts";

/** Signed in over HTTP. */
export interface Resident {
  readonly FirstName: string;
  readonly Email: string;
  readonly Password: string;
  readonly id: string;
  readonly token: string;
}

export const homeAddress = { Street: "2 Woodward Ave", City: "Detroit", State: "MI", Zip: "48226" };

/** In Detroit; the mailed code was not typed. */
export async function anUnprovenResident(FirstName: string, details: Body = {}): Promise<Resident> {
  const { Email = `${randomUUID()}@example.org`, ...others } = details;
  const credentials = { Email: String(Email), Password: "Walnut2026x" };
  const person = { FirstName, LastName: "Okafor", Location: homeAddress };
  await callApi("POST", "/account", { ...credentials, ...person, ...others });
  return { FirstName, ...credentials, ...(await logIn(credentials)) };
}

/** With a proven mailbox. */
export async function aResident(FirstName: string, details: Body = {}): Promise<Resident> {
  const resident = await anUnprovenResident(FirstName, details);
  await callApi("POST", "/emailAuth/verify", { Code: await mailedCode(resident.Email) }, resident);
  return resident;
}

/** Proves the new address. */
export async function changeEmail(resident: Resident, Email: string): Promise<void> {
  await changeAccount(resident, { Email });
  await callApi("POST", "/emailAuth/verify", { Code: await mailedCode(Email) }, resident);
}

/** The fields name and prove it. */
export async function aVerifiedPhone() {
  const number = aNumber();
  const Cell = `+1${number}`;
  const { Challenge } = await callApi("POST", "/cellAuth", { Cell });
  const code = { Cell, Challenge, Code: await textedCode(number) };
  const { Proof } = await callApi("POST", "/cellAuth/verify", code);
  return { number, fields: { Cell, Proof } };
}

/** As another device. */
export async function changeAccount(resident: Resident, changes: Body): Promise<void> {
  await callApi("POST", "/account/update", { ID: resident.id, ...changes }, resident);
}

/** Verified later: mailed as a change. */
export async function aResidentWithPhone(FirstName: string): Promise<Resident & { readonly number: string }> {
  const [resident, { number, fields }] = await Promise.all([aResident(FirstName), aVerifiedPhone()]);
  await changeAccount(resident, fields);
  return { ...resident, number };
}
