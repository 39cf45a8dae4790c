import { reachOf } from "#lambdas/domain/common/reachOf.ts";
import { countEntries, queueSources } from "#lambdas/records/jackets/queueLists.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { countEntries as countCall } from "#shared/contract/entries.ts";
import { placeKey } from "#shared/rules/place.ts";

const mostCounted = 500;

/** The position after every entry opened at a moment: "~" sorts after the "#" that follows a time. */
const behind = (moment: string | undefined): string => (moment ? `${new Date(moment).toISOString()}~` : "");

/**
 * How many entries of a kind wait in the caller's lists, up to 500; with `After`, those opened
 * since.
 */
export async function count(
  session: Session,
  request: ParsedRequestOf<typeof countCall>,
): Promise<ResponseOf<typeof countCall>> {
  const { departments, place } = await reachOf(session, request);
  const asked = {
    after: behind(request.After),
    ...{ where: place && placeKey(place), zip: request.Zip?.slice(0, 5) },
    most: mostCounted + 1,
  };
  const sources = queueSources(request.Kind, departments);
  const parts = await Promise.all(sources.map((source) => countEntries(source, asked)));
  const counted = parts.reduce((sum, { count: part }) => sum + part, 0);
  return {
    Count: Math.min(counted, mostCounted),
    More: counted > mostCounted || parts.some(({ more }) => more),
  };
}
