import { reachOf } from "#lambdas/domain/common/reachOf.ts";
import * as entryCounts from "#lambdas/domain/jackets/entryCounts.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { countEntries } from "#shared/contract/entries.ts";
import { inHand } from "./hands.ts";

type Counted = ResponseOf<typeof countEntries>;

async function handsIn(
  session: Session,
  request: ParsedRequestOf<typeof countEntries>,
): Promise<Pick<Counted, "InHand">> {
  const { departments } = await reachOf(session, request);
  return departments ? { InHand: await inHand(session, departments) } : {};
}

export async function count(
  session: Session,
  request: ParsedRequestOf<typeof countEntries>,
): Promise<Counted> {
  const [counted, hands] = await Promise.all([
    entryCounts.count(session, request),
    request.InHand ? handsIn(session, request) : {},
  ]);
  return { ...counted, ...hands };
}
