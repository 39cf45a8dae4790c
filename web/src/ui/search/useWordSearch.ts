import { useMemo, useState } from "react";
import { matchesWords } from "./matchesWords.ts";

/**
 * A search over loaded rows. `found` has the rows whose text contains every word, or all while nothing is searched.
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
