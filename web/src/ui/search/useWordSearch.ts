import { useMemo, useState } from "react";
import { matchesWords } from "./matchesWords.ts";

/** `found` has all rows without a search. @param textOf a stable function */
export function useWordSearch<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  const [words, setWords] = useState("");
  const isSearching = words.trim() !== "";
  const found = useMemo(
    () => (isSearching ? rows.filter((row) => matchesWords(textOf(row), words)) : rows),
    [rows, textOf, words, isSearching],
  );
  return { words, setWords, isSearching, found };
}
