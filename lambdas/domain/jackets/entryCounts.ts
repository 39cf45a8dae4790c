import { reachOf } from "#lambdas/domain/common/reachOf.ts";
import { countEntries, type QueueSource, queueSources } from "#lambdas/records/jackets/queueLists.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { countEntries as countCall, countQueues } from "#shared/contract/entries.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { placeKey } from "#shared/rules/place.ts";

const mostCounted = 500;

/** The position after every entry opened at a moment: "~" sorts after the "#" that follows a time. */
const behind = (moment: string): string => `${new Date(moment).toISOString()}~`;

type Asked = Omit<Parameters<typeof countEntries>[1], "most">;
type Counted = ResponseOf<typeof countQueues>[EntryKind];

/** Up to 500 of all entries of some sources. */
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

/** How many entries of a kind wait in the caller's lists; with `LaterThan`, how many of them were opened since, too. */
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

/** How many entries wait in both lists of the caller. */
export async function countBoth(session: Session): Promise<ResponseOf<typeof countQueues>> {
  const { departments } = await reachOf(session, {});
  const [NEW, UPDATED] = await Promise.all([
    countIn(queueSources("NEW", departments), { after: "" }),
    countIn(queueSources("UPDATED", departments), { after: "" }),
  ]);
  return { NEW, UPDATED };
}
