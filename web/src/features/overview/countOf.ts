/** "3 family members", "100+ family members" while there are more, or `none`. */
export function countOf(
  items: readonly unknown[],
  more: boolean,
  [one, many]: readonly [one: string, many: string],
  none: string,
): string {
  if (items.length === 0) return none;
  return `${items.length}${more ? "+" : ""} ${items.length === 1 && !more ? one : many}`;
}
