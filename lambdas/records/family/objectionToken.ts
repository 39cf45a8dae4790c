import { digestOf } from "#lambdas/records/table/digest.ts";
import { objectionKey } from "#lambdas/records/table/keys.ts";
import { getLive, insert, type Key } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** The link by which a person objects. It holds nothing of the record. */
interface ObjectionTokenDetails {
  readonly owner: string;
  readonly mid: string;
  readonly mailbox: string;
}

const keptSeconds = 400 * 24 * 3_600;

const keyOf = (token: string): Key => objectionKey(digestOf(token));

export async function putObjectionToken(token: string, details: ObjectionTokenDetails): Promise<void> {
  await putOne(insert({ ...details, ...keyOf(token), expiresAt: secondsNow() + keptSeconds }));
}

export const readObjectionToken = (token: string) => getLive<ObjectionTokenDetails>(keyOf(token));
