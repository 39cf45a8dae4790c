import { useMemo, useState } from "react";
import { matchesWords } from "./matchesWords.ts";

/**
 * A search by words over rows that are here: `found` has those whose text, as `textOf` tells it, has every word;
 * all of them while nothing is searched. `textOf` is the same function each time.
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
