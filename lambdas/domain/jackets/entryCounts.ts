import { placeOf } from "#lambdas/domain/common/placeOf.ts";
import { countEntries, queueSources } from "#lambdas/records/jackets/queueLists.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { countEntries as countCall } from "#shared/contract/entries.ts";

const mostCounted = 500;

/** The position after every entry opened at a moment: "~" sorts after the "#" that follows a time. */
const behind = (moment: string | undefined): string => (moment ? `${new Date(moment).toISOString()}~` : "");

/**
 * How many entries of a kind wait in the places of the caller's lists; with `After`, those opened since.
 * Counts up to 500. Throws notAllowed for another place than the caller's own.
 */
export async function count(
  session: Session,
  request: ParsedRequestOf<typeof countCall>,
): Promise<ResponseOf<typeof countCall>> {
  const asked = { after: behind(request.After), zip: request.Zip?.slice(0, 5), most: mostCounted + 1 };
  const sources = queueSources(request.Kind, placeOf(session, request));
  const parts = await Promise.all(sources.map((source) => countEntries(source, asked)));
  const counted = parts.reduce((sum, { count: part }) => sum + part, 0);
  return {
    Count: Math.min(counted, mostCounted),
    More: counted > mostCounted || parts.some(({ more }) => more),
  };
}
