import { randomBytes } from "node:crypto";
import { jacketNumberKey } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { jacketNumberOf } from "#shared/rules/jacketNumber.ts";
import type { Pair } from "./findable.ts";

/** Names the jacket while its family is registered; ids alone. */
type NumberClaim = Key & Partial<Pair>;

/**
 * A new number of a jacket, and the write that claims it: a Conflict when another jacket has or had it. The claim
 * stays for good: a printed number never comes to mean another person.
 */
export function newJacketNumber({ owner, mid, hid }: Pair): { number: string; claim: Write } {
  const number = jacketNumberOf(randomBytes(7));
  const named: NumberClaim = { ...jacketNumberKey(number), owner, mid, hid };
  return { number, claim: insert(named) };
}

/** Lets the claim of a number name nobody any more. */
export const forgetJacketOf = (number: string): Write => put(jacketNumberKey(number));

/** The jacket that has a number; undefined when none has it, or it was erased. */
export async function jacketOfNumber(number: string): Promise<Pair | undefined> {
  const { owner, mid, hid } = (await get<NumberClaim>(jacketNumberKey(number))) ?? {};
  return owner && mid && hid ? { owner, mid, hid } : undefined;
}
