import { matchesOfPerson, readJoins, readMatches } from "#lambdas/records/family/matches.ts";
import { type DuplicateVerdicts, type GivenVerdict, getVerdicts } from "#lambdas/records/jackets/verdicts.ts";
import type { ShownPerson } from "#shared/model/personShapes.ts";
import { mostAccounts } from "./likelyDuplicates.ts";

export interface Side {
  readonly owner: string;
  readonly mid: string;
  readonly person: ShownPerson;
  readonly number: string | undefined;
}

/**
 * Joins of a person's partition, once all others there have a verdict. Read first: an account joining
 * meanwhile makes the number outdated.
 */
async function settledBy(
  { owner, person }: Side,
  others: DuplicateVerdicts["others"],
): Promise<number | undefined> {
  const matches = matchesOfPerson(person);
  const joins = await readJoins(matches);
  const accounts = await readMatches(matches, mostAccounts + 1);
  const ids = accounts.filter((one) => one.owner !== owner).flatMap((one) => one.ids);
  const isWhole = accounts.length <= mostAccounts && ids.every((id) => others[id] !== undefined);
  return isWhole ? joins : undefined;
}

export async function withVerdict(
  own: Side,
  other: Side,
  department: string,
  given: GivenVerdict,
): Promise<DuplicateVerdicts> {
  const { owner, mid } = own;
  const before = await getVerdicts(owner, mid, department);
  const others = { ...before?.others, [other.mid]: { ...given, number: other.number } };
  const settled = await settledBy(own, others);
  return { owner, mid, department, others, settled, version: before?.version ?? 0 };
}
