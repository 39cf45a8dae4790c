import { photoUrl } from "#lambdas/adapters/photos/photos.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import * as householdEdits from "#lambdas/domain/family/householdEdits.ts";
import * as householdRemovals from "#lambdas/domain/family/householdRemovals.ts";
import * as links from "#lambdas/domain/family/links.ts";
import * as memberEdits from "#lambdas/domain/family/memberEdits.ts";
import * as memberRemovals from "#lambdas/domain/family/memberRemovals.ts";
import { changePaymentState } from "#lambdas/domain/payments/memberPaymentState.ts";
import { readPerson } from "#lambdas/records/family/family.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { Ending } from "#shared/model/jacket/entry.ts";
import { ownerSession, type PersonTruth, pairOf, part, photoOf, type Registry } from "./registry.ts";
import { nothing, pick, type StepRun, succeeds } from "./steps.ts";

const memberAt = ({ members }: Registry, at: number): string => pick(members, at) ?? "";
const householdAt = ({ households }: Registry, at: number): string => pick(households, at)?.id ?? "";

export const link: StepRun = async (registry, first, second) => {
  const [MID, HHID] = [memberAt(registry, first), householdAt(registry, second)];
  const pair = pairOf(MID, HHID);
  const person = registry.people.get(MID);
  const isThere = person !== undefined && registry.standing.has(HHID);
  return {
    done: await succeeds(links.assign(ownerSession(registry), { UID: registry.owner, MID, HHID })),
    expected: isThere && ((person.paid && !registry.isRestricted) || registry.links.has(pair)),
    apply: () => registry.links.add(pair),
  };
};

export const unlink: StepRun = async (registry, first, second) => {
  const [MID, HHID] = [memberAt(registry, first), householdAt(registry, second)];
  const pair = pairOf(MID, HHID);
  const request = { UID: registry.owner, MID, LINKID: pair };
  const expected = registry.links.has(pair);
  const done = await succeeds(links.unassign(ownerSession(registry), request));
  return { done, expected, apply: () => part(registry, pair, "MOVED") };
};

export const edit =
  (change: (person: PersonTruth, number: number) => PersonTruth): StepRun =>
  async (registry, first) => {
    const ID = memberAt(registry, first);
    const known = registry.people.get(ID);
    const person = change(known ?? { first: "Nobody", text: undefined, paid: true }, registry.next());
    const request = {
      Parent_ID: registry.owner,
      ID,
      First: person.first,
      Last: "Miller",
      Sex: "F" as const,
      Dob: "1950-02-03",
      Feet: 5,
      Inches: 4,
      Weight: "130",
      img: photoUrl(photoOf(registry.owner)),
      Medical: person.text === undefined ? {} : { Other: true, OtherText: person.text },
    };
    const done = await succeeds(memberEdits.update(ownerSession(registry), request));
    // Nothing changes while the account is restricted; equal content succeeds.
    const expected = known !== undefined && (person === known || !registry.isRestricted);
    return { done, expected, apply: () => registry.people.set(ID, person) };
  };

export const note: StepRun = async (registry, _first, second) => {
  const ID = householdAt(registry, second);
  const Description = `Note ${registry.next()}`;
  const facts = { Description, Pets: Description, Entry: Description };
  const request = { UID: registry.owner, ID, Name: "Home", ...facts };
  return {
    done: await succeeds(householdEdits.update(ownerSession(registry), request)),
    expected: registry.standing.has(ID) && !registry.isRestricted,
    apply: () => registry.doorNotes.set(ID, Description),
  };
};

function dropLinks(registry: Registry, id: string, reason: Ending): void {
  for (const pair of registry.links) if (pair.split(".").includes(id)) part(registry, pair, reason);
}

export const deleteMember: StepRun = async (registry, first) => {
  const ID = memberAt(registry, first);
  const expected = registry.people.has(ID);
  const done = await succeeds(memberRemovals.remove(ownerSession(registry), { Parent_ID: registry.owner, ID }));
  const apply = () => {
    registry.people.delete(ID);
    dropLinks(registry, ID, "DELETED");
  };
  return { done, expected, apply };
};

export const deleteHousehold: StepRun = async (registry, _first, second) => {
  const ID = householdAt(registry, second);
  const expected = registry.standing.has(ID);
  const done = await succeeds(householdRemovals.remove(ownerSession(registry), { UID: registry.owner, ID }));
  const apply = () => {
    registry.standing.delete(ID);
    dropLinks(registry, ID, "MOVED");
  };
  return { done, expected, apply };
};

/** As by the provider's events. */
export const pay =
  (paid: boolean): StepRun =>
  async (registry, first) => {
    const id = memberAt(registry, first);
    const payed = paid ? "COMPLETE" : "PENDING";
    await retryOnConflict(async () => {
      const person = await readPerson(registry.owner, id);
      if (!person || person.member.payed === payed) return;
      await transact(await changePaymentState(person, { ...person.member, payed }));
    });
    const known = registry.people.get(id);
    return { ...nothing, apply: () => known && registry.people.set(id, { ...known, paid }) };
  };
