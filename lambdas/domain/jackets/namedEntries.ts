import { changedElsewhere, notFound } from "#lambdas/errors.ts";
import type { Audited } from "#lambdas/records/audit/audit.ts";
import { getJacket, type JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import type { Session } from "#lambdas/session.ts";
import { placeKey } from "#shared/rules/place.ts";
import type { EntryName } from "./entryIds.ts";

/**
 * The jacket that a name means. The place in a name is only said there: a jacket of another place than the one
 * that the caller was let in for is none.
 */
export async function jacketOf({ owner, mid, hid, where }: EntryName): Promise<JacketRecord | undefined> {
  const jacket = await getJacket(owner, mid, hid);
  return jacket && placeKey(jacket.where) === where ? jacket : undefined;
}

/** The open entry that a name means. Throws conflict when it has another version now. */
export function requireVersion(entry: QueueRecord, name: EntryName): QueueRecord {
  if (entry.owner !== name.owner) throw notFound();
  if (entry.content !== name.content) throw changedElsewhere();
  return entry;
}

/** What is written down of somebody who did something with, or read, one version of an entry. */
export const auditOf = (
  { accountId, role }: Session,
  action: string,
  requestId: string,
  { owner, mid, hid, where, content }: EntryName,
): Audited => ({
  ...{ accountId, role, action, requestId },
  subject: `${owner}/${mid}.${hid}/${content}`,
  place: where,
});
