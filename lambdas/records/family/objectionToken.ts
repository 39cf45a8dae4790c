import { digestOf } from "#lambdas/records/table/digest.ts";
import { objectionKey } from "#lambdas/records/table/keys.ts";
import { getLive, insert, type Key } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import type { MemberDetails } from "./member.ts";

/** The link by which a person objects. It holds nothing of the record. */
interface ObjectionTokenDetails {
  readonly owner: string;
  readonly mid: string;
  readonly mailbox: string;
}

/** Longer than most records live: the one link of a person without an account. */
const keptSeconds = 10 * 365 * 24 * 3_600;

/** By no key of ours, so that a new signing key ends no link. */
export const mailboxOf = ({ owner, id }: Pick<MemberDetails, "owner" | "id">, mail = ""): string =>
  digestOf(`${owner} ${id} ${mail}`);

const keyOf = (token: string): Key => objectionKey(digestOf(token));

export async function putObjectionToken(token: string, details: ObjectionTokenDetails): Promise<void> {
  await putOne(insert({ ...details, ...keyOf(token), expiresAt: secondsNow() + keptSeconds }));
}

export const readObjectionToken = (token: string) => getLive<ObjectionTokenDetails>(keyOf(token));
