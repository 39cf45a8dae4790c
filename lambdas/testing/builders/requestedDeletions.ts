import { createCredentials } from "#lambdas/adapters/identity.ts";
import { handler as requestDeletion } from "#lambdas/calls/requestDeletion.ts";
import { addDeletion, dropDeletion } from "#lambdas/records/lifecycle/requestedDeletion.ts";
import { dueKey, readWork } from "#lambdas/records/table/outbox.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { aPassword, changeAccount, hasCredentials, type TestAccount } from "./people.ts";

/** Returns the day. */
export async function askForDeletion(person: TestAccount): Promise<string> {
  if (!hasCredentials(person)) await createCredentials(person.accountId, aPassword);
  const Password = hasCredentials(person) ? person.password : aPassword;
  const request = { Password, Confirmation: "DELETE" };
  const { status, body } = await invoke(requestDeletion, request, { session: person });
  if (status !== 200 || !body.Account.DeletionOn) throw new Error(`The deletion answered ${status}`);
  return body.Account.DeletionOn;
}

/** For this account alone. */
export async function deletionComesDue(person: TestAccount, from: string): Promise<void> {
  const { accountId } = person;
  const day = dayOf(new Date());
  await changeAccount(person, { deletionOn: day });
  await transact([dropDeletion({ accountId, day: from }), addDeletion({ accountId, day })]);
}

export const deletionOn = (day: string, { accountId: owner }: TestAccount) =>
  readWork(dueKey("erasures", { day, owner, name: `erase.${owner}` }));
