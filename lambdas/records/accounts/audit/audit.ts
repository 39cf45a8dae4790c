import { mergeNewest } from "#lambdas/records/common/mergeNewest.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { accessPk, auditPk } from "#lambdas/records/table/keys.ts";
import { insert, type Key, query, type Write } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import type { Session } from "#lambdas/session.ts";
import type { RegistryFormatId } from "#shared/handover/exportFormatId.ts";
import type { ExportPurpose } from "#shared/model/jacket/handover.ts";
import { placeRoles } from "#shared/model/role.ts";
import type { AuditAction } from "#shared/rules/audit/auditActions.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";
import type { AccessRecord } from "./access.ts";
import { expiryOf } from "./expiryOf.ts";

type Acting = Pick<Session, "accountId" | "role" | "requestId">;

export type Actor = Acting & Partial<Pick<Session, "account" | "place">>;

/** Ids, places and counts only: never the content of a record. */
export interface AuditDetails {
  /** The owner's account with the member, household or entry; for staff, the account. */
  readonly subject?: string;
  /** At most 200. */
  readonly subjects?: readonly string[];
  readonly place?: string | undefined;
  /** A default department is its place. */
  readonly department?: string;
  readonly count?: number;
  /** Of an export. */
  readonly format?: RegistryFormatId;
  readonly purpose?: ExportPurpose;
  /** Of an opened record. */
  readonly reason?: string;
  readonly incident?: string;
}

export interface AuditRecord extends AuditDetails, Acting, Key {
  readonly action: string;
  readonly at: string;
  /** In seconds. */
  readonly expiresAt: number;
}

const actionsOf = (department: string): string => `AUDIT#${department}`;

/** In the list of the actor's department, if any. */
function foundByDepartment({ role, account, place }: Actor, foundSort: string) {
  if (!(account && place && placeRoles.includes(role))) return {};
  return { found: actionsOf(departmentAt({ department: account.department, place })), foundSort };
}

function row(actor: Actor, action: AuditAction, details: AuditDetails, at = new Date()): AuditRecord {
  const { accountId, role, requestId } = actor;
  const time = at.toISOString();
  const sk = `${time}#${requestId}#${action}`;
  return {
    pk: auditPk(dayOf(at)),
    sk,
    at: time,
    accountId,
    role,
    action,
    requestId,
    ...details,
    ...foundByDepartment(actor, sk),
    expiresAt: expiryOf(time),
  };
}

/** In the action's transaction: both are written or neither. */
export const auditWrite = (actor: Actor, action: AuditAction, details: AuditDetails): Write =>
  insert(row(actor, action, details));

/** For readings; call it before the answer. */
export async function writeAudit(actor: Actor, action: AuditAction, details: AuditDetails): Promise<void> {
  // Then the client repeated a call whose answer was lost.
  await putOne(insert(row(actor, action, details)));
}

/** Sorts after every row of the day. */
export const endOfDay = (day: string): string => `${day}~`;

export type ListedRecord = AuditRecord & Partial<Pick<AccessRecord, "code" | "address">>;

interface AuditPage {
  readonly rows: ListedRecord[];
  /** Undefined at the end. */
  readonly next: string | undefined;
}

/** A past day gets no more rows, and is read at half the price. */
const isOpen = (before: string): boolean => before.slice(0, 10) >= dayOf(new Date());

async function readPart(pk: string, before: string, limit: number, ConsistentRead: boolean): Promise<AuditPage> {
  const { items, last } = await query<ListedRecord>({
    KeyConditionExpression: "pk = :pk AND sk < :before",
    ExpressionAttributeValues: { ":pk": pk, ":before": before },
    ScanIndexForward: false,
    ConsistentRead,
    Limit: limit,
  });
  return { rows: items, next: last && items.at(-1)?.sk };
}

/** A day's, newest first: at least `limit` while there are so many. */
export async function readAudit(before: string, limit: number): Promise<{ rows: ListedRecord[]; isLast: boolean }> {
  const day = before.slice(0, 10);
  const parts = await Promise.all(
    [auditPk(day), accessPk(day)].map((pk) => readPart(pk, before, limit, isOpen(before))),
  );
  return mergeNewest(parts, ({ sk }) => sk);
}

/**
 * Newest first, before a position of `readAudit`: one query and one batch. `next` is of the query's keys: a batch lacks
 * rows that expire, or are not everywhere yet.
 */
export async function readDepartmentAudit(department: string, before: string, limit: number): Promise<AuditPage> {
  const { items, last } = await query<Key>({
    IndexName: "found",
    KeyConditionExpression: "#found = :found AND foundSort < :before",
    // A reserved word.
    ExpressionAttributeNames: { "#found": "found" },
    ExpressionAttributeValues: { ":found": actionsOf(department), ":before": before },
    ScanIndexForward: false,
    Limit: limit,
  });
  const rows = await getMany<ListedRecord>(items, { isConsistent: isOpen(before) });
  return { rows: rows.sort((one, other) => (one.sk > other.sk ? -1 : 1)), next: last && items.at(-1)?.sk };
}
