import { departmentOf } from "#lambdas/domain/common/departmentOf.ts";
import { readEntryId, writeEntryId } from "#lambdas/domain/jackets/entryIds.ts";
import { keepHand, readHands } from "#lambdas/records/jackets/hand.ts";
import type { MarkRecord } from "#lambdas/records/jackets/mark.ts";
import { queueSources, readRows } from "#lambdas/records/jackets/queueLists.ts";
import type { Session } from "#lambdas/session.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { holdEntries } from "#shared/contract/jackets/handover.ts";
import { mostEntriesPerCall, undoMinutes } from "#shared/model/jacket/handover.ts";
import { placeRoles } from "#shared/model/role.ts";

export async function inHand(
  { accountId }: Pick<Session, "accountId">,
  departments: readonly string[],
): Promise<string[]> {
  const hands = (await Promise.all(departments.map(readHands))).flat();
  const theirs = hands.filter((hand) => hand.accountId !== accountId);
  return [...new Set(theirs.flatMap(({ entryIds }) => entryIds))];
}

async function markedByOthers({ accountId }: Session, departments: readonly string[]): Promise<string[]> {
  const since = new Date(Date.now() - undoMinutes * 60_000).toISOString();
  const sources = queueSources("MARKED", departments);
  const marks = await Promise.all(
    sources.map((source) => readRows<MarkRecord>(source, "NEWEST", "", mostEntriesPerCall)),
  );
  return marks
    .flat()
    .filter(({ at, by }) => at >= since && by !== accountId)
    .map(writeEntryId);
}

/** Returns colleagues' entries in hand and their recent marks. */
export async function hold(session: Session, entryIds: readonly string[]): Promise<ResponseOf<typeof holdEntries>> {
  const named = entryIds.map((id) => ({ id, department: readEntryId(id, session).department }));
  const own = placeRoles.includes(session.role) ? [departmentOf(session)] : [];
  const departments = [...new Set([...own, ...named.map(({ department }) => department)])];
  await Promise.all(
    departments.map((department) =>
      keepHand(department, {
        accountId: session.accountId,
        entryIds: named.filter((one) => one.department === department).map(({ id }) => id),
      }),
    ),
  );
  const [InHand, Marked] = await Promise.all([inHand(session, departments), markedByOthers(session, departments)]);
  return { InHand, Marked };
}
