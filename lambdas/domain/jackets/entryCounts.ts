import { reachOf } from "#lambdas/domain/common/reachOf.ts";
import { countEntries, type QueueSource, queueSources } from "#lambdas/records/jackets/queueLists.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { countEntries as countCall, countQueues } from "#shared/contract/jackets/entries.ts";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { placeKey } from "#shared/rules/place.ts";
import { countCities } from "./countCities.ts";
import { inHand } from "./handover/hands.ts";

const mostCounted = 500;

/** "~" sorts after the "#" that follows a time. */
const behind = (moment: string): string => `${new Date(moment).toISOString()}~`;

type CountFilter = Omit<Parameters<typeof countEntries>[1], "most">;

/** At most 500; `more` when there are others. */
interface EntryCount {
  readonly count: number;
  readonly more: boolean;
}

async function countIn(sources: readonly QueueSource[], filter: CountFilter): Promise<EntryCount> {
  const parts = await Promise.all(sources.map((source) => countEntries(source, { ...filter, most: mostCounted + 1 })));
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  return { count: Math.min(count, mostCounted), more: count > mostCounted || parts.some(({ more }) => more) };
}

const show = ({ count: Count, more: More }: EntryCount) => ({ Count, More });

/** Also entries opened since `LaterThan`, and colleagues' in hand. */
export async function count(
  session: Session,
  { Kind, LaterThan, Zip, InHand: isAsked, Cities, ...asked }: ParsedRequestOf<typeof countCall>,
): Promise<ResponseOf<typeof countCall>> {
  const { departments, place } = await reachOf(session, asked);
  const filter = { where: place && placeKey(place), zip: Zip?.slice(0, 5) };
  const sources = queueSources(Kind, departments);
  const [all, later, InHand, Served] = await Promise.all([
    countIn(sources, { ...filter, after: "" }),
    LaterThan ? countIn(sources, { ...filter, after: behind(LaterThan) }) : undefined,
    isAsked && departments ? inHand(session, departments) : undefined,
    Cities ? countCities(session, Kind, mostCounted) : undefined,
  ]);
  return { ...show(all), ...(later && { Later: show(later) }), ...(InHand && { InHand }), ...(Served && { Served }) };
}

export async function countWaiting(
  departments: readonly string[] | undefined,
): Promise<Readonly<Record<EntryKind, EntryCount>>> {
  const [NEW, UPDATED] = await Promise.all([
    countIn(queueSources("NEW", departments), { after: "" }),
    countIn(queueSources("UPDATED", departments), { after: "" }),
  ]);
  return { NEW, UPDATED };
}

export async function countBoth(session: Session): Promise<ResponseOf<typeof countQueues>> {
  const { NEW, UPDATED } = await countWaiting((await reachOf(session, {})).departments);
  return { NEW: show(NEW), UPDATED: show(UPDATED) };
}
