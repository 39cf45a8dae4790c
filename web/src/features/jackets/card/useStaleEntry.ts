import { useState } from "react";
import { readEntry } from "#shared/contract/jackets/entries.ts";
import type { Change, Entry } from "#shared/model/jacket/entry.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { changesSince } from "./changesSince.ts";

export const staleTexts = {
  changed:
    "The family changed this jacket while you were reading. This is the newest version: read it before you mark it.",
  withdrawn: "The family withdrew this jacket. It is not waiting any more.",
  gone: "This jacket is not waiting any more. It was withdrawn, or somebody else marked its newest version.",
} as const;
export type StaleReason = keyof typeof staleTexts;

export function useStaleEntry(entry: Entry, onNewer: (newer: Entry) => void) {
  const [reason, setReason] = useState<StaleReason>();
  const [news, setNews] = useState<readonly Change[]>([]);
  const report = (found: StaleReason, changes: readonly Change[] = []) => {
    setReason(found);
    setNews(changes);
    const fields = changes.map(({ Field }) => Field).join(", ");
    announce(`${fullName(entry)}: ${staleTexts[found]}${fields && ` Changed: ${fields}.`}`, true);
  };
  /** Undefined when the entry no longer waits. Throws ApiError. */
  const showNewest = async (): Promise<Entry | undefined> => {
    try {
      const { Entry: newest } = await send(readEntry, { EntryID: entry.ID });
      onNewer(newest);
      if (newest.ID !== entry.ID) report("changed", changesSince(entry, newest));
      return newest;
    } catch (error) {
      if (!hasCode(error, "NOT_FOUND")) throw error;
      report("gone");
      return undefined;
    }
  };
  return { reason, news, report, showNewest };
}
