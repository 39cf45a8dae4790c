import * as accounts from "#lambdas/domain/accounts/accounts.ts";
import { restore, restrict } from "#lambdas/domain/lifecycle/accountRestrictions.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import type { Session } from "#lambdas/session.ts";
import { anEmail, aPassword } from "#lambdas/testing/builders/people.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { type StepRun, succeeds } from "./steps.ts";

let admin: Promise<Session> | undefined;

/** One for all steps: restricting requires an active account. */
async function makeAdmin(): Promise<Session> {
  const address = { Street: "", City: "", State: "", Zip: "" };
  const name = { first: "Sam", last: "Ortiz", email: anEmail() };
  const accountId = await accounts.createStaff({ role: "ADMIN", ...name, address, password: aPassword });
  const account = await getAccount(accountId);
  if (!account) throw new Error("The admin is gone");
  const signedIn = { signedInAt: secondsNow(), sessionId: newId() };
  return { accountId, role: "ADMIN", place: address, account, ...signedIn, requestId: newId() };
}

/** Whatever the account's status. */
const standing =
  (isRestricted: boolean): StepRun =>
  async (registry) => {
    admin ??= makeAdmin();
    const session = { ...(await admin), requestId: newId() };
    const { owner: ID } = registry;
    const work = isRestricted ? restrict(session, { ID, Reason: "False entries" }) : restore(session, { ID });
    const apply = () => {
      registry.isRestricted = isRestricted;
    };
    return { done: await succeeds(work), expected: true, apply };
  };

export const restrictAccount = standing(true);
export const restoreAccount = standing(false);
