import { handler as createHousehold } from "#lambdas/calls/createHousehold.ts";
import { handler as createMember } from "#lambdas/calls/createMember.ts";
import { mostHouseholds } from "#lambdas/domain/family/households.ts";
import { mostMembers } from "#lambdas/domain/family/registration.ts";
import { countHousehold, householdRecord } from "#lambdas/records/family/household.ts";
import { matchesOfAddress } from "#lambdas/records/family/matches.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";
import { aHousehold, aHouseholdRequest } from "#lambdas/testing/builders/households.ts";
import { manyMembers } from "#lambdas/testing/builders/manyMembers.ts";
import { aMember, aMemberRequest } from "#lambdas/testing/builders/members.ts";
import { anAddressInDetroit, aRegisteredResident, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { anIdempotencyKey } from "#lambdas/testing/call.ts";
import { oneThing, oneWinner } from "#scripts/proof/races/judge.ts";
import type { RaceKind } from "#scripts/proof/races/Race.ts";
import { finish, times } from "#scripts/proof/races/run.ts";
import { onFamily } from "./onFamily.ts";

/** Directly: creating each takes longer. */
async function fillHouseholds({ accountId: owner }: TestAccount, count: number): Promise<void> {
  const created = new Date().toISOString();
  for (let at = 0; at < count; at += 1)
    await transact([
      insert(
        householdRecord({
          id: newId(),
          owner,
          name: "Home",
          address: anAddressInDetroit,
          matches: matchesOfAddress(anAddressInDetroit),
          created,
          version: 1,
        }),
      ),
      countHousehold(owner, mostHouseholds, new Error("full")),
    ]);
}

const lastHousehold: RaceKind = {
  name: "the last household that an account can have",
  async prepare(runners) {
    const owner = await aRegisteredResident();
    await fillHouseholds(owner, mostHouseholds - 1);
    const create = () => finish(createHousehold, aHouseholdRequest(owner), { session: owner });
    return onFamily(owner, times(runners, create), oneWinner);
  },
};

const lastMember: RaceKind = {
  name: "the last member that an account can have",
  async prepare(runners) {
    const owner = await aRegisteredResident();
    await aHousehold(owner);
    await manyMembers(owner, await aMember(owner), mostMembers - 2, []);
    const request = await aMemberRequest(owner);
    return onFamily(
      owner,
      times(runners, () => finish(createMember, request, { session: owner })),
      oneWinner,
    );
  },
};

const sameHousehold: RaceKind = {
  name: "one household, sent many times with its idempotency key",
  async prepare(runners) {
    const owner = await aRegisteredResident();
    const options = { session: owner, headers: anIdempotencyKey() };
    const create = () => finish(createHousehold, aHouseholdRequest(owner), options, ({ HouseHold }) => HouseHold.ID);
    return onFamily(owner, times(runners, create), oneThing);
  },
};

const sameMember: RaceKind = {
  name: "one member, sent many times with its idempotency key",
  async prepare(runners) {
    const owner = await aRegisteredResident();
    await aHousehold(owner);
    const request = await aMemberRequest(owner);
    const options = { session: owner, headers: anIdempotencyKey() };
    const create = () => finish(createMember, request, options, ({ Member }) => Member.ID);
    return onFamily(owner, times(runners, create), oneThing);
  },
};

export const registrationRaces: readonly RaceKind[] = [lastHousehold, lastMember, sameHousehold, sameMember];
