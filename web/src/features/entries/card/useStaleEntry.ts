import { useState } from "react";
import { readEntry } from "#shared/contract/entries.ts";
import type { Entry } from "#shared/model/entry.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { announce } from "#web/ui/feedback/announce.ts";

/** Why an entry on a card is out of date. */
export const staleTexts = {
  changed:
    "The family changed this jacket while you were reading. This is the newest version: read it before you mark it.",
  withdrawn: "The family withdrew this jacket. It is not waiting any more.",
  gone: "This jacket is not waiting any more. It was withdrawn, or somebody else marked its newest version.",
} as const;
export type StaleReason = keyof typeof staleTexts;

/** Tracks why a card's entry is out of date, and brings the newest version into its place. */
export function useStaleEntry(entry: Entry, onNewer: (newer: Entry) => void) {
  const [reason, setReason] = useState<StaleReason>();
  const report = (found: StaleReason) => {
    setReason(found);
    announce(`${fullName(entry)}: ${staleTexts[found]}`, true);
  };
  /** Shows and returns the newest version; undefined when the entry no longer waits. Throws ApiError. */
  const showNewest = async (): Promise<Entry | undefined> => {
    try {
      const { Entry: newest } = await send(readEntry, { EntryID: entry.ID });
      onNewer(newest);
      if (newest.ID !== entry.ID) report("changed");
      return newest;
    } catch (error) {
      if (!hasCode(error, "NOT_FOUND")) throw error;
      report("gone");
      return undefined;
    }
  };
  return { reason, report, showNewest };
}
