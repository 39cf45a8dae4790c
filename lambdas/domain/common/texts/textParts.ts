/** Printable ASCII and new lines; our texts have none of its characters taking two places. */
const plain = /^[\n\x20-\x7e]*$/;

/**
 * How many parts of a text are paid for: 160 plain letters or 70 others fit into one, fewer into each of
 * several.
 */
export function textParts(words: string): number {
  const [single, several] = plain.test(words) ? [160, 153] : [70, 67];
  return words.length <= single ? 1 : Math.ceil(words.length / several);
}
