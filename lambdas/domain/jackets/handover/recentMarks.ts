import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { pageThrough } from "#lambdas/domain/common/paging/pageThrough.ts";
import { auditedReach, reachOf } from "#lambdas/domain/common/reachOf.ts";
import { servedBy } from "#lambdas/domain/common/servedBy.ts";
import { isRestorable } from "#lambdas/domain/jackets/deliveries.ts";
import { writeEntryId } from "#lambdas/domain/jackets/entryIds.ts";
import { subjectOf } from "#lambdas/domain/jackets/namedEntries.ts";
import { getJackets, type Transferred } from "#lambdas/records/jackets/jacket.ts";
import type { MarkRecord } from "#lambdas/records/jackets/mark.ts";
import { type QueueSource, queueSources, readRows } from "#lambdas/records/jackets/queueLists.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listMarks } from "#shared/contract/jackets/handover.ts";
import { undoMinutes } from "#shared/model/jacket/handover.ts";
import { placeKey } from "#shared/rules/place.ts";

const usualLimit = 50;
const mostReads = 10;

/** Undefined when too late to take back. */
interface UndoableMark {
  readonly mark: MarkRecord;
  readonly transferred: Transferred | undefined;
}

const idOf = ({ owner, mid, hid }: Pick<MarkRecord, "owner" | "mid" | "hid">) => `${owner}/${mid}.${hid}`;

/** The jacket has the name, and whether a mark is the last. */
async function withJackets(marks: readonly MarkRecord[]): Promise<UndoableMark[]> {
  const jackets = new Map((await getJackets(marks)).map((jacket) => [idOf(jacket), jacket]));
  return marks.map((mark) => {
    const delivery = jackets.get(idOf(mark))?.deliveries[mark.department];
    const isLast = delivery?.transferred?.receipt.at === mark.at && !delivery.open;
    return { mark, transferred: isLast && isRestorable(delivery) ? delivery.transferred : undefined };
  });
}

const readerOf = (sources: readonly QueueSource[], since: string, limit: number) => async (after: string) => {
  const pages = await Promise.all(sources.map((source) => readRows<MarkRecord>(source, "NEWEST", after, limit)));
  const newestFirst = pages.flat().sort((a, b) => (a.sk > b.sk ? -1 : 1));
  const marks = newestFirst.slice(0, limit).filter(({ at }) => at >= since);
  return { rows: await withJackets(marks), next: marks.length < limit ? undefined : marks.at(-1)?.sk };
};

export async function list(
  session: Session,
  request: ParsedRequestOf<typeof listMarks>,
): Promise<ResponseOf<typeof listMarks>> {
  const { Kind, Limit: limit = usualLimit, Cursor } = request;
  const [reach, isServed] = await Promise.all([reachOf(session, request), servedBy(session)]);
  const where = reach.place && placeKey(reach.place);
  const name = ["marks", Kind, reach.departments?.join(",") ?? "", where ?? ""].join("|");
  const since = new Date(Date.now() - undoMinutes * 60_000).toISOString();
  const { rows, next } = await pageThrough(
    {
      read: readerOf(queueSources("MARKED", reach.departments), since, limit + 1),
      fits: ({ mark, transferred }) =>
        transferred !== undefined &&
        mark.kind === Kind &&
        (transferred.removed || isServed(mark.where)) &&
        (!where || placeKey(mark.where) === where),
      positionOf: ({ mark }) => mark.sk,
      limit,
      mostReads,
    },
    Cursor ? readCursor<string>(name, Cursor) : "",
  );
  await auditList(session, "listMarks", { subjects: rows.map(({ mark }) => subjectOf(mark)), ...auditedReach(reach) });
  return {
    Marks: rows.map(({ mark, transferred }) => ({
      EntryID: writeEntryId(mark),
      First: transferred?.snapshot.person.First ?? "",
      Last: transferred?.snapshot.person.Last ?? "",
      MarkedAt: mark.at,
      Own: mark.by === session.accountId,
    })),
    ...(next === undefined ? {} : { NextCursor: writeCursor(name, next) }),
  };
}
