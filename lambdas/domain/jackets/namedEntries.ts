import { auditedDepartment } from "#lambdas/domain/common/reachOf.ts";
import { changedElsewhere, notFound } from "#lambdas/errors.ts";
import type { AuditDetails } from "#lambdas/records/accounts/audit/audit.ts";
import { type Delivery, getJacket, type JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import type { QueueRecord } from "#lambdas/records/jackets/queue.ts";
import { type EntryName, nameOf } from "./entryIds.ts";

/** A name comes from a client: the jacket is returned only if its department was told. */
export async function jacketOf(name: EntryName): Promise<JacketRecord | undefined> {
  const jacket = await getJacket(name.owner, name.mid, name.hid);
  return jacket?.deliveries[name.department] ? jacket : undefined;
}

export const deliveryOf = async (name: EntryName): Promise<Delivery | undefined> =>
  (await jacketOf(name))?.deliveries[name.department];

export function requireVersion(entry: QueueRecord, name: EntryName): QueueRecord {
  if (entry.owner !== name.owner) throw notFound();
  if (entry.content !== name.content) throw changedElsewhere();
  return entry;
}

export const subjectOf = ({ owner, mid, hid, content }: EntryName): string => `${owner}/${mid}.${hid}/${content}`;

export const subjectsOf = (rows: readonly QueueRecord[]): string[] => rows.map((row) => subjectOf(nameOf(row)));

export const auditDetailsOf = (name: EntryName): AuditDetails => ({
  subject: subjectOf(name),
  ...auditedDepartment(name.department),
});
