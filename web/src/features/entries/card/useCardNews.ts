import { useState } from "react";
import { readEntry } from "#shared/contract/entries.ts";
import type { Entry } from "#shared/model/entry.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { announce } from "#web/ui/feedback/announce.ts";

/** What turned out about an entry while its card was read. */
export const cardNews = {
  changed:
    "The family changed this jacket while you were reading. This is the newest version: read it before you mark it.",
  withdrawn: "The family withdrew this jacket. It is not waiting any more.",
  gone: "This jacket is not waiting any more. It was withdrawn, or somebody else marked its newest version.",
} as const;
export type CardNews = keyof typeof cardNews;

/** What there is to say about a card's entry, and how to bring the newest version into its place. */
export function useCardNews(entry: Entry, onNewer: (newer: Entry) => void) {
  const [news, setNews] = useState<CardNews>();
  const tell = (what: CardNews) => {
    setNews(what);
    announce(`${entry.First} ${entry.Last}: ${cardNews[what]}`, true);
  };
  /** Shows the newest version and answers it; undefined when the entry waits no more. Throws ApiError. */
  const showNewest = async (): Promise<Entry | undefined> => {
    try {
      const { Entry: newest } = await send(readEntry, { EntryID: entry.ID });
      onNewer(newest);
      if (newest.ID !== entry.ID) tell("changed");
      return newest;
    } catch (error) {
      if (!hasCode(error, "NOT_FOUND")) throw error;
      tell("gone");
      return undefined;
    }
  };
  return { news, tell, showNewest };
}
