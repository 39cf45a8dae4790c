import { handler as updateAccount } from "#lambdas/calls/updateAccount.ts";
import { listOf, mark } from "#lambdas/testing/builders/entries.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { anInvited } from "#lambdas/testing/builders/invitations.ts";
import { aMember, aPaidMember, assign } from "#lambdas/testing/builders/members.ts";
import { aPaidOrder } from "#lambdas/testing/builders/payments/payments.ts";
import { anAddressInDetroit, aRegisteredResident } from "#lambdas/testing/builders/people.ts";
import { aProof } from "#lambdas/testing/builders/phones.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { aTeam, type World } from "#lambdas/testing/cases/aWorld.ts";
import { householdFactNames } from "#shared/model/householdShapes.ts";
import { personFields } from "#shared/model/personShapes.ts";
import { type Canary, canaryOf } from "./canaries.ts";

export interface MarkedWorld {
  readonly world: World;
  /** A browser may keep the signed-in person's name and address. */
  readonly ofAccount: readonly Canary[];
  /** People, health, homes. */
  readonly ofFamily: readonly Canary[];
}

const textFields = Object.entries(personFields)
  .filter(([name, { request }]) => request().safeParse(canaryOf(name).value).success && !/^(img|Weight)$/.test(name))
  .map(([name]) => name);

const valuesOf = (canaries: readonly Canary[]): Record<string, string> =>
  Object.fromEntries(canaries.map(({ field, value }) => [field, value]));

const partNames = ["Contact's name", "Relation", "Equipment", "Lifting", "Place to run to"];

const partsOf = (canaries: readonly Canary[]) => {
  const [Name = "", Relation = "", What = "", How = "", Place = ""] = canaries.map(({ value }) => value);
  return {
    Contacts: [{ Name, Relation, Phone: "(313) 555-0142" }],
    PowerEquipment: [{ What, Hours: 4 }],
    Lifting: { People: 2, How },
    RunsTo: { To: ["PLACE"], Place },
  } satisfies Parameters<typeof aMember>[1];
};

async function aMarkedOwner(canaries: readonly Canary[]) {
  const { Email, Password, FirstName, LastName, Cell, City, Street } = valuesOf(canaries);
  const owner = await aRegisteredResident({
    Email,
    Password,
    FirstName,
    LastName,
    Location: { ...anAddressInDetroit, ...(City && Street ? { City, Street } : {}) },
  } as Parameters<typeof aRegisteredResident>[0]);
  const proven = { ID: owner.accountId, Cell, Proof: await aProof(Cell ?? "") };
  await invoke(updateAccount, proven, { session: owner });
  return owner;
}

export async function aMarkedWorld(): Promise<MarkedWorld> {
  const accountFields = ["Email", "Password", "FirstName", "LastName", "Cell", "City", "Street"];
  const ofAccount = accountFields.map(canaryOf);
  const person = textFields.map(canaryOf);
  const home = ["Name", "House street", ...householdFactNames].map(canaryOf);
  const sealed = canaryOf("OtherText");
  const city = valuesOf(ofAccount).City ?? "";
  const parts = partNames.map(canaryOf);
  const facts = { ...valuesOf(person), ...partsOf(parts), Medical: { Other: true, OtherText: sealed.value } };
  const [owner, team] = await Promise.all([aMarkedOwner(ofAccount), aTeam(city)]);
  const { "House street": Street, ...ofHome } = valuesOf(home);
  const household = await aHousehold(owner, { City: city, ...ofHome, Street } as object);
  const spare = await aHousehold(owner, { City: city, Name: "Cabin" });
  const known = await aPaidMember(owner, facts);
  await assign(owner, known, household);
  const [marked] = await listOf(team.moderator);
  await mark(team.moderator, { ID: marked?.ID ?? "" });
  const member = await aPaidMember(owner, facts);
  const linkingId = await assign(owner, member, household);
  const [entry] = await listOf(team.moderator);
  const invited = await anInvited(team.masterModerator);
  const world = {
    city,
    ...team,
    owner,
    household,
    spare,
    known,
    member,
    linkingId,
    invitedId: invited.ID,
    markedId: marked?.ID ?? "",
    entryId: entry?.ID ?? "",
    unpaid: await aMember(owner, facts),
    paidOrder: await aPaidOrder(owner),
  };
  return { world, ofAccount, ofFamily: [...person, ...parts, ...home, sealed] };
}
