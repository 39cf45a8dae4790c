import { newAccount } from "#lambdas/domain/accounts/openAccount.ts";
import { type AccountRecord, accountRecord } from "#lambdas/records/accounts/account.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { createHousehold } from "#shared/contract/households.ts";
import type { createMember } from "#shared/contract/members.ts";
import type { Address } from "#shared/model/address.ts";
import { canaryFamily, canaryModerator, canaryPlace } from "#shared/model/canary.ts";

/** No request can name this state. */
const address = { Street: "1 Canary Way", ...canaryPlace, Zip: "00000" } as unknown as Address;

/** In no list: nobody is to meet it, and no scheduled run looks after it. */
function unlisted(id: string, role: "USER" | "MOD"): AccountRecord {
  const named = { first: "Canary", last: "Canary", email: `${id}@beforehand.invalid` };
  const account = accountRecord(newAccount({ id, role, status: "ACTIVE", ...named, address }));
  const { shard: _all, shardSort: _sorted, place: _city, placeSort: _in, ...row } = account;
  return row as AccountRecord;
}

/** For this run alone: the accounts have no credentials. */
const sessionOf = (account: AccountRecord): Session => ({
  accountId: account.id,
  role: account.role,
  place: canaryPlace,
  account,
  signedInAt: account.tokensValidFrom,
  sessionId: account.id,
  requestId: newId(),
});

export const familySession = (): Session => sessionOf(unlisted(canaryFamily, "USER"));
export const moderatorSession = (): Session => sessionOf(unlisted(canaryModerator, "MOD"));

export const aHome = (): ParsedRequestOf<typeof createHousehold> => ({ UID: canaryFamily, Name: "Canary", ...address });

/** @param img the photo's address */
export const aPerson = (img: string, home: string): ParsedRequestOf<typeof createMember> => ({
  Parent_ID: canaryFamily,
  First: "Canary",
  Last: "Canary",
  Sex: "F",
  Dob: "1950-02-03",
  Feet: 5,
  Inches: 4,
  Weight: "130",
  img,
  HouseHolds: [home],
});
