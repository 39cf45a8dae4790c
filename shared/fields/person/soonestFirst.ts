import type { PoweredItem } from "./powerEquipment.ts";

const unknown = Number.POSITIVE_INFINITY;

/** Equipment in the order in which it stops without power; what is not known last. */
export const soonestFirst = (equipment: readonly PoweredItem[]): PoweredItem[] =>
  equipment.toSorted((a, b) => (a.Hours ?? unknown) - (b.Hours ?? unknown));
