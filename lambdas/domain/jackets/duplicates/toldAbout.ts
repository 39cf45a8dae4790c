import { matchesOfPerson, readJoins, readMatches } from "#lambdas/records/family/matches.ts";
import { getTold, type Telling, type ToldDetails } from "#lambdas/records/jackets/told.ts";
import type { ShownPerson } from "#shared/model/personShapes.ts";
import { mostAccounts } from "./likelyDuplicates.ts";

/** One of two likely duplicates. */
export interface Side {
  readonly owner: string;
  readonly mid: string;
  readonly person: ShownPerson;
  readonly number: string | undefined;
}

/**
 * How often an account has joined a person's partition, if all that stand there in other accounts were told; undefined
 * while one is left. The joinings are read first: an account that joins meanwhile makes the number outdated.
 */
async function settledBy(
  { owner, person }: Side,
  others: ToldDetails["others"],
): Promise<number | undefined> {
  const matches = matchesOfPerson(person);
  const joins = await readJoins(matches);
  const accounts = await readMatches(matches, mostAccounts + 1);
  const ids = accounts.filter((one) => one.owner !== owner).flatMap((one) => one.ids);
  const isWhole = accounts.length <= mostAccounts && ids.every((id) => others[id] !== undefined);
  return isWhole ? joins : undefined;
}

/** What a department has told of one side, with what it says of the other. */
export async function toldAbout(
  own: Side,
  other: Side,
  department: string,
  said: Telling,
): Promise<ToldDetails> {
  const { owner, mid } = own;
  const before = await getTold(owner, mid, department);
  const others = { ...before?.others, [other.mid]: { ...said, number: other.number } };
  const settled = await settledBy(own, others);
  return { owner, mid, department, others, settled, version: before?.version ?? 0 };
}
