import { randomBytes } from "node:crypto";
import { jacketNumberKey } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { jacketNumberOf } from "#shared/rules/jacketNumber.ts";
import type { Pair } from "./searchIndex.ts";

/** Ids while its family is registered. */
type NumberClaim = Key & Partial<Pair>;

/** Claimed for good: a printed one never comes to mean another person. Throws a Conflict when it is taken. */
export function newJacketNumber({ owner, mid, hid }: Pair): { number: string; claim: Write } {
  const number = jacketNumberOf(randomBytes(7));
  return { number, claim: insert<NumberClaim>({ ...jacketNumberKey(number), owner, mid, hid }) };
}

export const forgetJacketOf = (number: string): Write => put(jacketNumberKey(number));

/** Undefined when unknown or erased. */
export async function jacketOfNumber(number: string): Promise<Pair | undefined> {
  const { owner, mid, hid } = (await get<NumberClaim>(jacketNumberKey(number))) ?? {};
  return owner && mid && hid ? { owner, mid, hid } : undefined;
}
