import * as entries from "#lambdas/domain/jackets/entries.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { Conflict } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { MarkOutcome, UndoOutcome } from "#shared/model/jacket/handover.ts";

/** Counted as outcomes; another error ends the call, after earlier work. */
type Refusals<Outcome> = Readonly<Partial<Record<ErrorCode, Outcome>>>;

function outcomeOf<Outcome>(error: unknown, refusals: Refusals<Outcome>): Outcome {
  // A lost race says nothing of the entry.
  const isRefusal = error instanceof VisibleError && !(error instanceof Conflict);
  const outcome = isRefusal ? refusals[error.code] : undefined;
  if (outcome === undefined) throw error;
  return outcome;
}

/** In turn: audit rows are told apart by time. */
async function each<Outcome>(
  ids: readonly string[],
  work: (id: string) => Promise<Outcome>,
  refusals: Refusals<Outcome>,
): Promise<{ EntryID: string; Outcome: Outcome }[]> {
  const outcomes: { EntryID: string; Outcome: Outcome }[] = [];
  for (const EntryID of new Set(ids)) {
    const Outcome = await work(EntryID).catch((error: unknown) => outcomeOf(error, refusals));
    outcomes.push({ EntryID, Outcome });
  }
  return outcomes;
}

/** Each in its own transaction; repeating changes nothing. */
export const mark = (session: Session, ids: readonly string[]) =>
  each<MarkOutcome>(
    ids,
    async (id) => {
      await entries.mark(session, id, "markEntries");
      return "MARKED";
    },
    { CHANGED_ELSEWHERE: "CHANGED", NOT_FOUND: "GONE" },
  );

/** Each in its own transaction; repeating changes nothing. */
export const undo = (session: Session, ids: readonly string[]) =>
  each<UndoOutcome>(
    ids,
    async (id) => {
      await entries.undo(session, id, "undoMarks");
      return "UNDONE";
    },
    { UNDO_TOO_LATE: "TOO_LATE", UNDO_OUTDATED: "CHANGED", UNDO_NOT_LAST: "NOT_LAST", NOT_FOUND: "GONE" },
  );
