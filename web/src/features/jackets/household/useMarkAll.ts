import { useMutation } from "@tanstack/react-query";
import { markEntries, undoMarks } from "#shared/contract/jackets/handover.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { mostEntriesPerCall } from "#shared/model/jacket/handover.ts";
import { inSteps } from "#web/api/inSteps.ts";
import { send } from "#web/api/send.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import type { QueueRow } from "../queue/useLoadedEntries.ts";

interface Parted {
  readonly done: readonly QueueRow[];
  readonly left: readonly QueueRow[];
  readonly error?: unknown;
}

type Work = (EntryIDs: string[]) => Promise<{ Outcomes: { EntryID: string; Outcome: string }[] }>;

/** Keeps the work done before a failure. */
async function part(rows: readonly QueueRow[], word: "MARKED" | "UNDONE", work: Work): Promise<Parted> {
  const ids = new Set<string>();
  const parted = () => ({
    done: rows.filter(({ entry }) => ids.has(entry.ID)),
    left: rows.filter(({ entry }) => !ids.has(entry.ID)),
  });
  try {
    await inSteps(
      rows.map(({ entry }) => entry.ID),
      mostEntriesPerCall,
      (some) => work([...some]),
      ({ Outcomes }) => {
        for (const { EntryID, Outcome } of Outcomes) if (Outcome === word) ids.add(EntryID);
      },
    );
    return parted();
  } catch (error) {
    return { ...parted(), error };
  }
}

function toastLeft({ left, error }: Parted, did: string, why: string): void {
  const [first, ...others] = left;
  if (!first) return;
  const who = others.length > 0 ? `${left.length} jackets were` : `${fullName(first.entry)} was`;
  toast("error", `${who} not ${did}. ${error === undefined ? why : sentenceOf(error)}`);
}

/** Each mark can be undone by itself. */
export function useMarkAll(rows: readonly QueueRow[], onMarked: (rows: readonly QueueRow[]) => void) {
  return useMutation({
    mutationFn: () => part(rows, "MARKED", (EntryIDs) => send(markEntries, { EntryIDs })),
    onSuccess: (parted) => {
      if (parted.done.length > 0) onMarked(parted.done);
      toastLeft(parted, "marked", "The family changed it, or a colleague was faster. Load the list again.");
    },
    retry: false,
  });
}

/** `from` had the focus at the press. */
export function useUndoAll(
  rows: readonly QueueRow[],
  onUndone: (entries: readonly Entry[], from: Element | null) => void,
) {
  return useMutation({
    mutationFn: (_from: Element | null) => part(rows, "UNDONE", (EntryIDs) => send(undoMarks, { EntryIDs })),
    onSuccess: (parted, from) => {
      onUndone(
        parted.done.map(({ entry }) => entry),
        from,
      );
      toastLeft(parted, "taken back", "The ten minutes are over, or a newer version waits already.");
    },
    retry: false,
  });
}
