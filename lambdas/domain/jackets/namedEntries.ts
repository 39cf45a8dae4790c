import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { changedElsewhere, notFound } from "#lambdas/errors.ts";
import type { AuditDetails } from "#lambdas/records/accounts/audit/audit.ts";
import { type Delivery, getJacket, type JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import { type EntryName, nameOf } from "./entryIds.ts";

/**
 * The jacket of a name. A name comes from the client: a jacket that the named department was never told of is not
 * returned.
 */
export async function jacketOf({
  owner,
  mid,
  hid,
  department,
}: EntryName): Promise<JacketRecord | undefined> {
  const jacket = await getJacket(owner, mid, hid);
  return jacket?.deliveries[department] ? jacket : undefined;
}

/** The delivery of a name: what its department has of the jacket, and what waits. */
export const deliveryOf = async (name: EntryName): Promise<Delivery | undefined> =>
  (await jacketOf(name))?.deliveries[name.department];

/** The open entry of a name; refused when it has another version. */
export function requireVersion(entry: QueueRecord, name: EntryName): QueueRecord {
  if (entry.owner !== name.owner) throw notFound();
  if (entry.content !== name.content) throw changedElsewhere();
  return entry;
}

/** How an audit row names one version of an entry. */
export const subjectOf = ({ owner, mid, hid, content }: EntryName): string =>
  `${owner}/${mid}.${hid}/${content}`;

/** How the audit row of a list names its entries. */
export const subjectsOf = (rows: readonly QueueRecord[]): string[] =>
  rows.map((row) => subjectOf(nameOf(row)));

/** What an audit row says of one version of an entry. */
export const auditDetailsOf = (name: EntryName): AuditDetails => ({
  subject: subjectOf(name),
  ...auditedDepartment(name.department),
});
