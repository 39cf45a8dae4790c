import { handler as updateAccount } from "#lambdas/calls/updateAccount.ts";
import { handler as verifyEmail } from "#lambdas/calls/verifyEmail.ts";
import type { Person } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { sentCode } from "#lambdas/testing/inbox.ts";

export const wrongCode = (code: string): string => (code === "000000" ? "000001" : "000000");

export const askForEmail = (person: Person, Email: string) =>
  invoke(updateAccount, { ID: person.accountId, Email }, { session: person });

export const typeCode = (person: Person, Code: string) => invoke(verifyEmail, { Code }, { session: person });

/** Types the newest mailed code. */
export const confirmMailbox = async (person: Person, email = person.email) =>
  typeCode(person, await sentCode(email));

/** Moves a person to another, proven address. */
export async function changeEmail(person: Person, Email: string) {
  await askForEmail(person, Email);
  return confirmMailbox(person, Email);
}

/** The session of a password sign-in so many minutes ago. */
export const signedInBefore = (person: Person, minutes: number): Person => ({
  ...person,
  claims: { ...person.claims, auth_time: String(Math.floor(Date.now() / 1000) - minutes * 60) },
});
