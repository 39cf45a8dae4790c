/**
 * Tells what comes from elsewhere from what this page wrote itself, where a text that is written comes back only
 * later, maybe after newer ones were written. @param initial The text at the beginning.
 */
export function trackOwnWrites(initial: string) {
  let known = initial;
  let written: readonly string[] = [];
  return {
    /** The text that is in effect, or will be once all that was written has come back. */
    latest: () => written.at(-1) ?? known,
    /** Notes a text that is being written. */
    write: (text: string) => {
      written = [...written, text];
    },
    /** Whether a text, read just now, is one that was not written here. */
    isExternal: (text: string) => {
      if (text === known) return false;
      known = text;
      const index = written.indexOf(text);
      // Those written before it were skipped, and do not come any more.
      written = index < 0 ? [] : written.slice(index + 1);
      return index < 0;
    },
  };
}
