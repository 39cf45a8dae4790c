import { useMemo, useState } from "react";
import { matchesWords } from "./matchesWords.ts";

/**
 * Searches loaded rows: `found` has the rows with every word, or all without a search.
 * @param textOf the searched text of a row; a stable function
 */
export function useWordSearch<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  const [words, setWords] = useState("");
  const isSearching = words.trim() !== "";
  const found = useMemo(
    () => (isSearching ? rows.filter((row) => matchesWords(textOf(row), words)) : rows),
    [rows, textOf, words, isSearching],
  );
  return { words, setWords, isSearching, found };
}
