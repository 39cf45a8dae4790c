import { get, type Key, put } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";

/** How far the accounts from before a rule have entered it. */
export interface Enrolment {
  /** The day of the first run. */
  readonly began: string;
  /** The position in the list of accounts before which it goes on, "" when all have entered; undefined at the start. */
  readonly before?: string | undefined;
}

/** @param key the rule's row: enrolmentKey, placeEnrolmentKey */
export const getEnrolment = (key: Key) => get<Enrolment & Key>(key);

export async function putEnrolment(key: Key, { began, before }: Enrolment): Promise<void> {
  const record: Enrolment & Key = { ...key, began, before };
  await putOne(put(record));
}
