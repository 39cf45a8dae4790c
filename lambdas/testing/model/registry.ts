import { type AccountDetails, accountRecord } from "#lambdas/records/accounts/account.ts";
import { householdRecord } from "#lambdas/records/family/household.ts";
import { matchesOfAddress, matchesOfPerson } from "#lambdas/records/family/matches.ts";
import { type MemberDetails, memberRecord } from "#lambdas/records/family/member.ts";
import { getPlace, putPlace } from "#lambdas/records/jackets/place.ts";
import { countersKey, newId } from "#lambdas/records/table/keys.ts";
import { insert, type Key, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import { aCity } from "#lambdas/testing/builders/people.ts";
import type { Address } from "#shared/model/address.ts";
import type { Ending } from "#shared/model/jacket/entry.ts";
import type { Person } from "#shared/model/personShapes.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import type { Place } from "#shared/rules/place.ts";

interface Note {
  readonly entryId: string;
  readonly first: string;
  readonly text: string | undefined;
  readonly removed: boolean;
  /** With `removed`. */
  readonly reason: Ending | undefined;
}

export interface PersonTruth {
  readonly first: string;
  /** Of "Other". */
  readonly text: string | undefined;
  readonly paid: boolean;
}

export interface Registry {
  readonly owner: string;
  readonly members: readonly string[];
  readonly households: readonly { readonly id: string; readonly city: string }[];
  readonly cities: readonly string[];
  /** By city: all ever, and those serving now. */
  readonly departments: ReadonlyMap<string, readonly string[]>;
  readonly serving: Map<string, readonly string[]>;
  /** By id. */
  readonly people: Map<string, PersonTruth>;
  readonly standing: Set<string>;
  /** By household. */
  readonly doorNotes: Map<string, string>;
  isRestricted: boolean;
  /** "member.household". */
  readonly links: Set<string>;
  /** By pair, of removed links. */
  readonly partings: Map<string, Set<Ending>>;
  /** By pair and department, newest last; an undone mark removes its note. */
  readonly notes: Map<string, Note[]>;
  /** Pairs and departments with an undone last mark: only one can be. */
  readonly takenBack: Set<string>;
  /** EntryIDs. */
  readonly seen: string[];
  readonly marked: string[];
  next(): number;
}

export const pairOf = (mid: string, hid: string): string => `${mid}.${hid}`;

export function part({ links, partings }: Registry, pair: string, reason: Ending): void {
  if (links.delete(pair)) partings.set(pair, (partings.get(pair) ?? new Set()).add(reason));
}

/** None without an ending. */
export function trueEndings({ links, partings, people, ...registry }: Registry, pair: string): Set<Ending> {
  if (!links.has(pair)) return partings.get(pair) ?? new Set();
  const [mid = ""] = pair.split(".");
  const reasons = new Set<Ending>();
  if (registry.isRestricted) reasons.add("PAUSED");
  if (!people.get(mid)?.paid) reasons.add("UNPAID");
  return reasons;
}

export const pairAt = (department: string, mid: string, hid: string): string => `${pairOf(mid, hid)} at ${department}`;

/** The rules read only the account's id and address. */
export const ownerSession = ({ owner, cities: [City = ""] }: Registry) =>
  ({ accountId: owner, role: "USER", account: anAccountOf(owner, City) }) as Session;

/** Of a city's named or default department, or of all. */
export const staffSession = (place: Place | undefined, department?: string) =>
  ({
    accountId: newId(),
    role: place ? "MOD" : "ADMIN",
    place,
    requestId: newId(),
    account: { department },
  }) as Session;

export const photoOf = (owner: string): string => `photos/${owner}/photo`;

function aMemberOf(owner: string, id: string): MemberDetails {
  const person: Person = {
    First: "First",
    Last: "Miller",
    Sex: "F",
    Dob: "1950-02-03",
    Feet: 5,
    Inches: 4,
    Weight: "130",
    img: photoOf(owner),
    Medical: {},
  };
  return {
    id,
    owner,
    person,
    photoDate: "2026-01-01",
    payed: "COMPLETE",
    homeCount: 0,
    matches: matchesOfPerson(person),
    created: new Date().toISOString(),
    edition: 1,
    version: 1,
  };
}

const anAccountOf = (id: string, City: string): AccountDetails => ({
  id,
  role: "USER",
  status: "ACTIVE",
  email: `${id}@example.com`.toLowerCase(),
  first: "Rosa",
  last: "Miller",
  address: { Street: "2 Woodward Ave", City, State: "MI", Zip: "48226" },
  tokensValidFrom: 0,
  created: new Date().toISOString(),
  updated: new Date().toISOString(),
  version: 1,
});

function aHouseholdOf(owner: string, id: string, City: string) {
  const address: Address = { Street: "2 Woodward Ave", City, State: "MI", Zip: "48226" };
  const matches = matchesOfAddress(address);
  return { id, owner, name: "Home", address, matches, created: new Date().toISOString(), version: 1 };
}

const inMichigan = (City: string): Place => ({ City, State: "MI" });

export async function serve(City: string, ids: readonly string[]): Promise<void> {
  const before = await getPlace(inMichigan(City));
  const departments = ids.map((id) => ({ id, name: `Department ${id}` }));
  await transact([putPlace({ ...inMichigan(City), departments }, before)]);
}

async function someDepartments(cities: readonly string[], named: number) {
  const ids = (city: string) =>
    named > 0 ? Array.from({ length: named }, newId) : [defaultDepartmentOf(inMichigan(city))];
  const departments = new Map(cities.map((city) => [city, ids(city)]));
  if (named > 0) for (const [city, some] of departments) await serve(city, some);
  else await transact(cities.map((city) => putPlace(inMichigan(city))));
  return departments;
}

/**
 * Without links, written directly: registering takes far longer than the test.
 * @param named how many departments serve each city; 0 for its default one
 */
export async function aRegistry(named = 0): Promise<Registry> {
  const owner = newId();
  const [one, two] = [aCity(), aCity()];
  const members = [newId(), newId()];
  const households = [one, one, two].map((city) => ({ id: newId(), city }));
  const counters = { households: 3, members: 2, paid: 2 };
  await transact([
    insert(accountRecord(anAccountOf(owner, one))),
    insert({ ...countersKey(owner), ...counters } as Key),
    ...members.map((id) => insert(memberRecord(aMemberOf(owner, id)))),
    ...households.map(({ id, city }) => insert(householdRecord(aHouseholdOf(owner, id, city)))),
  ]);
  const departments = await someDepartments([one, two], named);
  let changes = 0;
  return {
    owner,
    members,
    households,
    cities: [one, two],
    departments,
    serving: new Map(departments),
    people: new Map(members.map((id) => [id, { first: "First", text: undefined, paid: true }])),
    standing: new Set(households.map(({ id }) => id)),
    doorNotes: new Map(),
    links: new Set(),
    partings: new Map(),
    isRestricted: false,
    notes: new Map(),
    takenBack: new Set(),
    seen: [],
    marked: [],
    next: () => {
      changes += 1;
      return changes;
    },
  };
}
