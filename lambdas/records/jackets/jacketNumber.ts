import { randomBytes } from "node:crypto";
import { jacketNumberKey } from "#lambdas/records/table/keys.ts";
import { insert, type Write } from "#lambdas/records/table/table.ts";
import { jacketNumberOf } from "#shared/rules/jacketNumber.ts";

/**
 * A new number of a jacket, and the write that claims it: a Conflict when another jacket has or had it. The claim
 * holds no personal data and stays for good: a printed number never comes to mean another person.
 */
export function newJacketNumber(): { number: string; claim: Write } {
  const number = jacketNumberOf(randomBytes(7));
  return { number, claim: insert(jacketNumberKey(number)) };
}
