import { handler as assignMember } from "#lambdas/calls/assignMember.ts";
import { handler as createHousehold } from "#lambdas/calls/createHousehold.ts";
import { handler as createMember } from "#lambdas/calls/createMember.ts";
import { handler as deleteHousehold } from "#lambdas/calls/deleteHousehold.ts";
import { handler as deleteMember } from "#lambdas/calls/deleteMember.ts";
import { handler as unassignMember } from "#lambdas/calls/unassignMember.ts";
import { handler as updateHousehold } from "#lambdas/calls/updateHousehold.ts";
import { handler as updateMember } from "#lambdas/calls/updateMember.ts";
import { mostHouseholds } from "#lambdas/domain/family/households.ts";
import { mostMembers } from "#lambdas/domain/family/members.ts";
import { countHousehold, householdRecord } from "#lambdas/records/family/household.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";
import { aHousehold, aHouseholdRequest } from "#lambdas/testing/builders/households.ts";
import { manyMembers } from "#lambdas/testing/builders/manyMembers.ts";
import { aMember, aMemberRequest, anEdit, aPaidMember, assign } from "#lambdas/testing/builders/members.ts";
import { aCity, anAddressInDetroit, aResident, type Person } from "#lambdas/testing/builders/people.ts";
import { anIdempotencyKey } from "#lambdas/testing/call.ts";
import { wrongIn } from "#scripts/proof/kit/wrongIn.ts";
import { anyFinish, oneThing, oneWinner } from "#scripts/proof/races/judge.ts";
import type { Finish, Race, RaceKind } from "#scripts/proof/races/Race.ts";
import { byTurns, finish, times } from "#scripts/proof/races/run.ts";

type Judge = (finishes: readonly Finish[]) => string[];

/** A race on one family: its finish is judged, and its records must agree. */
const onFamily = (owner: Person, run: Race["run"], judge: Judge): Race => ({
  run,
  wrong: async (finishes) => [...judge(finishes), ...(await wrongIn(owner.accountId))],
});

/** A family with a home, a second one, and a paid member who lives at the first. */
async function aHome() {
  const owner = await aResident();
  const City = aCity();
  const [home, other] = [await aHousehold(owner, { City }), await aHousehold(owner, { City, Name: "Cabin" })];
  const member = await aPaidMember(owner);
  const LINKID = await assign(owner, member, home);
  const own = { UID: owner.accountId };
  return {
    ...{ owner, home, other, member, session: { session: owner } },
    link: () =>
      finish(
        assignMember,
        { ...own, MID: member.ID, HHID: other.ID },
        { session: owner },
        ({ LinkRecord }) => LinkRecord.ID,
      ),
    relink: () => finish(assignMember, { ...own, MID: member.ID, HHID: home.ID }, { session: owner }),
    unlink: () => finish(unassignMember, { ...own, MID: member.ID, LINKID }, { session: owner }),
    dropMember: () => finish(deleteMember, { Parent_ID: owner.accountId, ID: member.ID }, { session: owner }),
    dropHome: ({ ID } = home) => finish(deleteHousehold, { ...own, ID }, { session: owner }),
  };
}

/** Writes households directly, since creating each takes longer. */
async function fillHouseholds({ accountId: owner }: Person, count: number): Promise<void> {
  const created = new Date().toISOString();
  for (let at = 0; at < count; at += 1)
    await transact([
      insert(
        householdRecord({
          id: newId(),
          owner,
          name: "Home",
          address: anAddressInDetroit,
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
    const owner = await aResident();
    await fillHouseholds(owner, mostHouseholds - 1);
    const create = () => finish(createHousehold, aHouseholdRequest(owner), { session: owner });
    return onFamily(owner, times(runners, create), oneWinner);
  },
};

const lastMember: RaceKind = {
  name: "the last member that an account can have",
  async prepare(runners) {
    const owner = await aResident();
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
    const owner = await aResident();
    const options = { session: owner, headers: anIdempotencyKey() };
    const create = () =>
      finish(createHousehold, aHouseholdRequest(owner), options, ({ HouseHold }) => HouseHold.ID);
    return onFamily(owner, times(runners, create), oneThing);
  },
};

const sameMember: RaceKind = {
  name: "one member, sent many times with its idempotency key",
  async prepare(runners) {
    const owner = await aResident();
    await aHousehold(owner);
    const request = await aMemberRequest(owner);
    const options = { session: owner, headers: anIdempotencyKey() };
    const create = () => finish(createMember, request, options, ({ Member }) => Member.ID);
    return onFamily(owner, times(runners, create), oneThing);
  },
};

const linkTwice: RaceKind = {
  name: "one member linked to one household",
  async prepare(runners) {
    const { owner, link } = await aHome();
    return onFamily(owner, times(runners, link), oneThing);
  },
};

const linkUnlink: RaceKind = {
  name: "linking and unlinking one pair",
  async prepare(runners) {
    const { owner, relink, unlink } = await aHome();
    return onFamily(owner, byTurns(runners, unlink, relink), anyFinish);
  },
};

const linkDeletedMember: RaceKind = {
  name: "linking and deleting one member",
  async prepare(runners) {
    const { owner, link, dropMember } = await aHome();
    return onFamily(owner, byTurns(runners, link, dropMember), anyFinish);
  },
};

const linkDeletedHousehold: RaceKind = {
  name: "linking to a household and deleting it",
  async prepare(runners) {
    const { owner, other, link, dropHome } = await aHome();
    return onFamily(
      owner,
      byTurns(runners, link, () => dropHome(other)),
      anyFinish,
    );
  },
};

const deleteHouseholdTwice: RaceKind = {
  name: "deleting one household",
  async prepare(runners) {
    const { owner, dropHome } = await aHome();
    return onFamily(
      owner,
      times(runners, () => dropHome()),
      oneWinner,
    );
  },
};

const editMember: RaceKind = {
  name: "edits of one version of a member",
  async prepare(runners) {
    const { owner, member, session } = await aHome();
    const edit = (at: number) =>
      finish(updateMember, anEdit(member, { First: `Ada ${at}`, Version: member.Version }), session);
    return onFamily(owner, times(runners, edit), oneWinner);
  },
};

const renameHousehold: RaceKind = {
  name: "edits of one version of a household",
  async prepare(runners) {
    const { owner, home, session } = await aHome();
    const rename = (at: number) =>
      finish(
        updateHousehold,
        { UID: owner.accountId, ID: home.ID, Name: `Home ${at}`, Version: home.Version },
        session,
      );
    return onFamily(owner, times(runners, rename), oneWinner);
  },
};

/** Races of one owner's own calls. */
export const familyRaces: readonly RaceKind[] = [
  lastHousehold,
  lastMember,
  sameHousehold,
  sameMember,
  linkTwice,
  linkUnlink,
  linkDeletedMember,
  linkDeletedHousehold,
  deleteHouseholdTwice,
  editMember,
  renameHousehold,
];
