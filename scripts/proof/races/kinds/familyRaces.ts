import { handler as assignMember } from "#lambdas/calls/assignMember.ts";
import { handler as deleteHousehold } from "#lambdas/calls/deleteHousehold.ts";
import { handler as deleteMember } from "#lambdas/calls/deleteMember.ts";
import { handler as unassignMember } from "#lambdas/calls/unassignMember.ts";
import { handler as updateHousehold } from "#lambdas/calls/updateHousehold.ts";
import { handler as updateMember } from "#lambdas/calls/updateMember.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { anEdit, aPaidMember, assign } from "#lambdas/testing/builders/members.ts";
import { aCity, aRegisteredResident } from "#lambdas/testing/builders/people.ts";
import { anyFinish, oneThing, oneWinner } from "#scripts/proof/races/judge.ts";
import type { RaceKind } from "#scripts/proof/races/Race.ts";
import { byTurns, finish, times } from "#scripts/proof/races/run.ts";
import { onFamily } from "./onFamily.ts";

/** With a second home, and a paid member at the first. */
async function aHome() {
  const owner = await aRegisteredResident();
  const City = aCity();
  const [home, other] = [await aHousehold(owner, { City }), await aHousehold(owner, { City, Name: "Cabin" })];
  const member = await aPaidMember(owner);
  const LINKID = await assign(owner, member, home);
  const own = { UID: owner.accountId };
  return {
    owner,
    home,
    other,
    member,
    session: { session: owner },
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

export const familyRaces: readonly RaceKind[] = [
  linkTwice,
  linkUnlink,
  linkDeletedMember,
  linkDeletedHousehold,
  deleteHouseholdTwice,
  editMember,
  renameHousehold,
];
