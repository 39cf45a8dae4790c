import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { resetKey } from "#lambdas/records/table/keys.ts";
import { enqueue } from "#lambdas/records/table/outbox.ts";
import { discard, getLive, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import { deleteOne } from "#lambdas/records/table/writeOne.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** A link that could not be mailed at once; not mailed after `expiresAt`. */
interface ResetMail extends Key {
  readonly email: string;
  readonly expiresAt: number;
}

const keptSeconds = 24 * 60 * 60;

const keyOf = (id: string): Key => resetKey(`mail.${id}`);

/** The work names the row by a digest: the address stays in the table. */
export function addResetMail(email: string): Write[] {
  const id = keyedDigestOf(`reset mail ${email}`);
  return [
    put<ResetMail>({ ...keyOf(id), email, expiresAt: secondsNow() + keptSeconds }),
    enqueue("mails", { mail: "reset", id }),
  ];
}

export const readResetMail = async (id: string): Promise<string | undefined> =>
  (await getLive<ResetMail>(keyOf(id)))?.email;

/** After its mail: asked for several times, a link is mailed once. */
export const removeResetMail = async (id: string): Promise<void> => void (await deleteOne(discard(keyOf(id))));
