import { handler as updateAccount } from "#lambdas/calls/updateAccount.ts";
import { handler as verifyEmail } from "#lambdas/calls/verifyEmail.ts";
import type { TestAccount } from "#lambdas/testing/builders/people.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { sentCode } from "#lambdas/testing/inbox.ts";

export const wrongCode = (code: string): string => (code === "000000" ? "000001" : "000000");

export const askForEmail = (person: TestAccount, Email: string) =>
  invoke(updateAccount, { ID: person.accountId, Email }, { session: person });

export const typeCode = (person: TestAccount, Code: string) => invoke(verifyEmail, { Code }, { session: person });

/** With the newest mailed code. */
export const confirmMailbox = async (person: TestAccount, email = person.email) =>
  typeCode(person, await sentCode(email));

export async function changeEmail(person: TestAccount, Email: string) {
  await askForEmail(person, Email);
  return confirmMailbox(person, Email);
}

/** By password. */
export const signedInBefore = (person: TestAccount, minutes: number): TestAccount => ({
  ...person,
  claims: { ...person.claims, auth_time: String(Math.floor(Date.now() / 1000) - minutes * 60) },
});
