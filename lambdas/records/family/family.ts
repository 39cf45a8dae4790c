import { notFound } from "#lambdas/errors.ts";
import type { JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import { accountPk, householdKey, lastOf } from "#lambdas/records/table/keys.ts";
import { ofKind } from "#lambdas/records/table/ofKind.ts";
import { type Key, range } from "#lambdas/records/table/table.ts";
import type { HouseholdRecord } from "./household.ts";
import { type LinkRecord, readLinks } from "./link.ts";
import { getMember, type MemberRecord } from "./member.ts";

export interface Home {
  readonly household: HouseholdRecord;
  readonly link: LinkRecord;
  readonly jacket: JacketRecord | undefined;
}

export interface FamilyMember {
  readonly member: MemberRecord;
  readonly homes: readonly Home[];
}

/** Leaves out a household removed at this moment. */
function homesOf(
  links: readonly LinkRecord[],
  households: readonly HouseholdRecord[],
  jackets: readonly JacketRecord[],
): Home[] {
  const householdAt = new Map(households.map((household) => [household.id, household]));
  const jacketAt = new Map(jackets.map((jacket) => [`${jacket.mid}.${jacket.hid}`, jacket]));
  return links.flatMap((link) => {
    const household = householdAt.get(link.hid);
    return household ? [{ household, link, jacket: jacketAt.get(`${link.mid}.${link.hid}`) }] : [];
  });
}

interface FamilyRows {
  readonly households: readonly HouseholdRecord[];
  readonly members: readonly MemberRecord[];
  readonly links: readonly LinkRecord[];
  readonly jackets: readonly JacketRecord[];
}

export function familyOf({ households, members, links, jackets }: FamilyRows): FamilyMember[] {
  const homesBy = Map.groupBy(homesOf(links, households, jackets), ({ link }) => link.mid);
  return members.map((member) => ({ member, homes: homesBy.get(member.id) ?? [] }));
}

/** In one query. */
export async function readFamily(owner: string): Promise<FamilyMember[]> {
  const rows = await range<Key>(accountPk(owner), "H#", lastOf("M#"));
  return familyOf({
    households: ofKind(rows, "H#"),
    members: ofKind(rows, "M#"),
    links: ofKind(rows, "L#"),
    jackets: ofKind(rows, "LJ#"),
  });
}

export const readMembers = (owner: string) => range<MemberRecord>(accountPk(owner), "M#", lastOf("M#"));

/** Includes the jackets of removed people. */
export async function readJackets(owner: string): Promise<{ members: MemberRecord[]; jackets: JacketRecord[] }> {
  const rows = await range<Key>(accountPk(owner), "LJ#", lastOf("M#"));
  return { members: ofKind(rows, "M#"), jackets: ofKind(rows, "LJ#") };
}

/** The member first: a later link moves its version, so a transaction over it misses none. */
export async function readPerson(owner: string, id: string): Promise<FamilyMember | undefined> {
  const member = await getMember(owner, id);
  if (!member) return undefined;
  const pk = accountPk(owner);
  const first = householdKey(owner, "").sk;
  const [households, links, jackets] = await Promise.all([
    range<HouseholdRecord>(pk, first, lastOf(first)),
    readLinks(owner, id),
    range<JacketRecord>(pk, `LJ#${id}.`, lastOf(`LJ#${id}.`)),
  ]);
  return { member, homes: homesOf(links, households, jackets) };
}

export async function requirePerson(owner: string, id: string): Promise<FamilyMember> {
  const person = await readPerson(owner, id);
  if (!person) throw notFound();
  return person;
}
