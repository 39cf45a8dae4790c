/** Tells external changes of a text from own ones, which come back late, maybe after newer writes. */
export function trackOwnWrites(initial: string) {
  let known = initial;
  let written: readonly string[] = [];
  return {
    /** Once all writes have come back. */
    latest: () => written.at(-1) ?? known,
    write: (text: string) => {
      written = [...written, text];
    },
    /** A text just read was not written here. */
    isExternal: (text: string) => {
      if (text === known) return false;
      known = text;
      const index = written.indexOf(text);
      // Skipped earlier writes do not come back.
      written = index < 0 ? [] : written.slice(index + 1);
      return index < 0;
    },
  };
}
