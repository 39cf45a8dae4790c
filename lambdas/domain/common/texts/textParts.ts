/** ASCII and new lines; our texts have no character taking two places. */
const plain = /^[\n\x20-\x7e]*$/;

/** One holds 160 plain letters or 70 others, each of several fewer. */
export function textParts(words: string): number {
  const [single, several] = plain.test(words) ? [160, 153] : [70, 67];
  return words.length <= single ? 1 : Math.ceil(words.length / several);
}
