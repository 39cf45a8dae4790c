import { enrolmentKey } from "#lambdas/records/table/keys.ts";
import { get, type Key, put } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";

/** How far the accounts from before the retention rule have entered it. */
export interface Enrolment {
  /** The day of the first run. */
  readonly began: string;
  /** The position in the list of accounts before which it goes on, "" when all have entered; undefined at the start. */
  readonly before?: string | undefined;
}

export const getEnrolment = () => get<Enrolment & Key>(enrolmentKey);

export async function putEnrolment({ began, before }: Enrolment): Promise<void> {
  const record: Enrolment & Key = { ...enrolmentKey, began, before };
  await putOne(put(record));
}
