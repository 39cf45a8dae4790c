import { newId } from "#lambdas/records/table/keys.ts";
import { listOf, mark } from "#lambdas/testing/builders/entries.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { anInvited } from "#lambdas/testing/builders/invitations.ts";
import { aMember, aPaidMember, assign } from "#lambdas/testing/builders/members.ts";
import { aPaidOrder } from "#lambdas/testing/builders/payments/payments.ts";
import { aCity, aRegisteredResident, registeredStaff, type TestAccount } from "#lambdas/testing/builders/people.ts";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";

/** MOD and MASTER MOD work for the city. */
export interface Team {
  readonly moderator: TestAccount;
  readonly masterModerator: TestAccount;
  readonly admin: TestAccount;
  readonly masterAdmin: TestAccount;
  readonly engineer: TestAccount;
}

/** A family with everything that a call can name, and its city's staff. */
export interface World extends Team {
  readonly city: string;
  readonly owner: TestAccount;
  readonly household: Household;
  /** Without people. */
  readonly spare: Household;
  /** Paid, at `household`; their jacket waits. */
  readonly member: Member;
  readonly linkingId: string;
  readonly entryId: string;
  /** Paid, at `household`; their jacket was transferred. */
  readonly known: Member;
  readonly markedId: string;
  /** Without a payment. */
  readonly unpaid: Member;
  readonly paidOrder: string;
  readonly invitedId: string;
}

export async function aTeam(city: string): Promise<Team> {
  const place = { City: city, State: "MI" };
  const [moderator, masterModerator, admin, masterAdmin, engineer] = await Promise.all([
    registeredStaff("MOD", { City: city, State: "MI" }),
    registeredStaff("MASTER MOD", place),
    registeredStaff("ADMIN"),
    registeredStaff("MASTER ADMIN"),
    registeredStaff("ENGINEER"),
  ]);
  return { moderator, masterModerator, admin, masterAdmin, engineer };
}

async function aFamily(city: string, moderator: TestAccount) {
  const owner = await aRegisteredResident();
  const household = await aHousehold(owner, { City: city });
  const spare = await aHousehold(owner, { City: city, Name: "Cabin" });
  const known = await aPaidMember(owner, { First: "Ben" });
  await assign(owner, known, household);
  const [marked] = await listOf(moderator);
  const markedId = marked?.ID ?? "";
  await mark(moderator, { ID: markedId });
  // Of its own name: others' Millers would be more duplicates than a call compares.
  const member = await aPaidMember(owner, { Last: `Miller ${newId()}` });
  const linkingId = await assign(owner, member, household);
  const [entry] = await listOf(moderator);
  const unpaid = await aMember(owner, { First: "Cleo" });
  const paidOrder = await aPaidOrder(owner);
  return {
    owner,
    household,
    spare,
    known,
    markedId,
    member,
    linkingId,
    entryId: entry?.ID ?? "",
    unpaid,
    paidOrder,
  };
}

/**
 * In a city of its own.
 * @param team of another world: its unfiltered roles are used again
 */
export async function aWorld(team?: Team): Promise<World> {
  const city = aCity();
  const own = team
    ? {
        ...team,
        moderator: await registeredStaff("MOD", { City: city, State: "MI" }),
        masterModerator: await registeredStaff("MASTER MOD", { City: city, State: "MI" }),
      }
    : await aTeam(city);
  const [family, invited] = await Promise.all([aFamily(city, own.moderator), anInvited(own.masterModerator)]);
  return { city, ...own, ...family, invitedId: invited.ID };
}
