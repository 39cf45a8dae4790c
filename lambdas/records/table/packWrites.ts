import type { Write } from "./table.ts";

/** DynamoDB's own limit of a transaction. */
const mostWrites = 100;

/**
 * Each group stays whole.
 * @param others writes that each transaction has besides, those of `also` included
 */
export function packWrites(groups: readonly Write[][], others: number): Write[][] {
  const packed: Write[][] = [];
  for (const group of groups) {
    const last = packed.at(-1);
    if (last && last.length + group.length + others <= mostWrites) last.push(...group);
    else packed.push([...group]);
  }
  return packed;
}
