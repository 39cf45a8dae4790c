import { auditOpening } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { pageThrough } from "#lambdas/domain/common/paging/pageThrough.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { type Served, servedBy } from "#lambdas/domain/common/servedBy.ts";
import { showOpening } from "#lambdas/domain/common/views/showOpening.ts";
import { nameOf } from "#lambdas/domain/jackets/entryIds.ts";
import { readMedical } from "#lambdas/domain/jackets/entryReads.ts";
import { auditDetailsOf } from "#lambdas/domain/jackets/namedEntries.ts";
import { showEntry } from "#lambdas/domain/jackets/showEntries.ts";
import { notFound } from "#lambdas/errors.ts";
import { type OpeningRecord, readOpenings } from "#lambdas/records/family/opening.ts";
import { getJacket } from "#lambdas/records/jackets/jacket.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listOpenings, openJacket } from "#shared/contract/jackets/finding.ts";
import type { OpenedJacket } from "#shared/model/jacket/opening.ts";
import { placeRoles } from "#shared/model/role.ts";
import { type CurrentRecord, readNewest } from "./currentRecords.ts";
import { readJacketId } from "./jacketIds.ts";
import { nameResidents } from "./nameResidents.ts";
import { showDeliveries } from "./showDeliveries.ts";
import { tellFamilies } from "./tellFamilies.ts";

const readRecord = (id: string, department: string | undefined, served: Promise<Served>): Promise<CurrentRecord> =>
  retryOnConflict(async () => {
    const { owner, mid, hid } = readJacketId(id);
    const [jacket, isServed] = await Promise.all([getJacket(owner, mid, hid), served]);
    const record = jacket && isServed(jacket.where) ? await readNewest(jacket, department) : undefined;
    return record ?? Promise.reject(notFound());
  });

/** Audit and family have the reason before the answer. */
export async function open(
  session: Session,
  { ID, Reason, Incident }: ParsedRequestOf<typeof openJacket>,
): Promise<OpenedJacket> {
  const department = placeRoles.includes(session.role) ? departmentOf(session) : undefined;
  const served = servedBy(session);
  const record = await readRecord(ID, department, served);
  const reader = { session, department, isServed: await served };
  const details = {
    ...auditDetailsOf(nameOf(record.row)),
    reason: Reason,
    ...(Reason === "INCIDENT" && Incident ? { incident: Incident } : {}),
  };
  const [Entry, Record, deliveries, Residents] = await Promise.all([
    showEntry(session, record.row),
    readMedical(record.row),
    showDeliveries([record], department === undefined),
    nameResidents(record, reader),
    auditOpening(session, "openJacket", details),
    tellFamilies(session, [record.row], Reason),
  ]);
  return { Entry, Record, Deliveries: deliveries(record), Residents };
}

const usualLimit = 20;
/** More than the largest page. */
const batch = 101;
const mostReads = 5;

/** Of the family, or of one person, newest first. */
export async function list(
  { accountId }: Session,
  { ID, Limit: limit = usualLimit, Cursor }: ParsedRequestOf<typeof listOpenings>,
): Promise<ResponseOf<typeof listOpenings>> {
  const name = JSON.stringify(["openings", accountId, ID]);
  const before = Cursor ? readCursor<string>(name, Cursor) : "";
  const read = async (after: string) => {
    const rows = await readOpenings(accountId, after, batch);
    return { rows, next: rows.length < batch ? undefined : rows.at(-1)?.sk };
  };
  const fits = ({ mid }: OpeningRecord) => ID === undefined || mid === ID;
  const page = { read, fits, positionOf: ({ sk }: OpeningRecord) => sk, limit, mostReads };
  const { rows, next } = await pageThrough(page, before);
  return { Openings: rows.map(showOpening), ...(next ? { NextCursor: writeCursor(name, next) } : {}) };
}
