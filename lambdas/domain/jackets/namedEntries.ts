import { changedElsewhere, notFound } from "#lambdas/errors.ts";
import type { AuditDetails } from "#lambdas/records/audit/audit.ts";
import { getJacket, type JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
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

/** How an audit row names one version of an entry. */
export const auditDetailsOf = ({ owner, mid, hid, where, content }: EntryName): AuditDetails => ({
  subject: `${owner}/${mid}.${hid}/${content}`,
  place: where,
});
