import { randomBytes } from "node:crypto";
import { jacketNumberKey } from "#lambdas/records/table/keys.ts";
import { insert, type Write } from "#lambdas/records/table/table.ts";
import { jacketNumberOf } from "#shared/rules/jacketNumber.ts";

/**
 * A new number of a jacket, and the write that claims it: a Conflict when another jacket has or had it. The claim names
 * nobody and stays, so that a number that stands on paper never means somebody else.
 */
export function newJacketNumber(): { number: string; claim: Write } {
  const number = jacketNumberOf(randomBytes(7));
  return { number, claim: insert(jacketNumberKey(number)) };
}
