import * as identity from "#lambdas/adapters/identity.ts";
import { newAccount, openAccount } from "#lambdas/domain/accounts/openAccount.ts";
import { removeMatches } from "#lambdas/domain/lifecycle/accountMatches.ts";
import { erasePhotosOf } from "#lambdas/domain/lifecycle/accountPhotos.ts";
import { rowsOfAccount } from "#lambdas/records/accounts/accountRows.ts";
import { readHouseholds } from "#lambdas/records/family/household.ts";
import { placeRowKey } from "#lambdas/records/family/householdsOfPlace.ts";
import { deleteAll } from "#lambdas/records/table/deleteAll.ts";
import { emailClaimKey } from "#lambdas/records/table/keys.ts";
import type { TrialAccount, TrialAccounts } from "./actors.ts";
import { home } from "./home.ts";

const taken = (what: string) => () => new Error(`the ${what} of an earlier run is still taken: run it again`);

async function makeActor({ id, role, email, password }: TrialAccount): Promise<void> {
  const named = { first: "Canary", last: "Canary", email };
  const account = newAccount({ id, role, status: "ACTIVE", ...named, address: home });
  await openAccount(account, password, { email: taken("address"), phone: taken("number") });
}

/** No tombstone stays, and nobody is told. */
async function takeAway({ id, email }: TrialAccount): Promise<void> {
  await erasePhotosOf(id);
  await removeMatches(id);
  await deleteAll((await readHouseholds(id)).households.map(placeRowKey));
  await deleteAll([...(await rowsOfAccount(id)), emailClaimKey(email)].map(({ pk, sk }) => ({ pk, sk })));
  await identity.deleteCredentials(id);
}

export async function takeAllAway(actors: TrialAccounts): Promise<void> {
  for (const actor of Object.values(actors)) await takeAway(actor);
}

export async function makeActors(actors: TrialAccounts): Promise<void> {
  await takeAllAway(actors);
  for (const actor of Object.values(actors)) await makeActor(actor);
}
