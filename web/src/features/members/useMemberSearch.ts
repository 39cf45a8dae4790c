import { useState } from "react";
import { useEveryPage } from "#web/api/useEveryPage.ts";
import type { useMembers } from "#web/api/useMembers.ts";
import { matchesWords } from "./matchesWords.ts";
import { fullName } from "./memberWords.ts";

/** More than fit on a screen or two. */
const manyMembers = 10;

/** Finds members by name, among all of them: a search asks for the pages that have not come yet. */
export function useMemberSearch(pages: ReturnType<typeof useMembers>) {
  const [words, setWords] = useState("");
  const { members = [], hasNextPage } = pages;
  const isSearching = words.trim() !== "";
  useEveryPage({ ...pages, hasNextPage: hasNextPage && isSearching });
  return {
    words,
    setWords,
    isSearching,
    /** Whether there are enough members to search among. */
    isOffered: members.length > manyMembers || hasNextPage,
    /** Whether every member was looked at. */
    isDone: !hasNextPage,
    shown: isSearching ? members.filter((member) => matchesWords(fullName(member), words)) : members,
  };
}
