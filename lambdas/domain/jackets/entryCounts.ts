import { reachOf } from "#lambdas/domain/common/reachOf.ts";
import { countEntries, type QueueSource, queueSources } from "#lambdas/records/jackets/queueLists.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { countEntries as countCall, countQueues } from "#shared/contract/entries.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { placeKey } from "#shared/rules/place.ts";

const mostCounted = 500;

/** The position after all entries of a moment: "~" sorts after the "#" following a time. */
const behind = (moment: string): string => `${new Date(moment).toISOString()}~`;

type Asked = Omit<Parameters<typeof countEntries>[1], "most">;
type Counted = ResponseOf<typeof countQueues>[EntryKind];

/** Counts up to 500 entries. */
async function countIn(sources: readonly QueueSource[], asked: Asked): Promise<Counted> {
  const parts = await Promise.all(
    sources.map((source) => countEntries(source, { ...asked, most: mostCounted + 1 })),
  );
  const counted = parts.reduce((sum, { count: part }) => sum + part, 0);
  return {
    Count: Math.min(counted, mostCounted),
    More: counted > mostCounted || parts.some(({ more }) => more),
  };
}

/** Counts a kind's entries in the caller's lists; with `LaterThan`, also those opened since. */
export async function count(
  session: Session,
  { Kind, LaterThan, Zip, ...asked }: ParsedRequestOf<typeof countCall>,
): Promise<ResponseOf<typeof countCall>> {
  const { departments, place } = await reachOf(session, asked);
  const filter = { where: place && placeKey(place), zip: Zip?.slice(0, 5) };
  const sources = queueSources(Kind, departments);
  const [all, Later] = await Promise.all([
    countIn(sources, { ...filter, after: "" }),
    LaterThan ? countIn(sources, { ...filter, after: behind(LaterThan) }) : undefined,
  ]);
  return { ...all, ...(Later && { Later }) };
}

export async function countBoth(session: Session): Promise<ResponseOf<typeof countQueues>> {
  const { departments } = await reachOf(session, {});
  const [NEW, UPDATED] = await Promise.all([
    countIn(queueSources("NEW", departments), { after: "" }),
    countIn(queueSources("UPDATED", departments), { after: "" }),
  ]);
  return { NEW, UPDATED };
}
