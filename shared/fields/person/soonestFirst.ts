import type { PoweredItem } from "./powerEquipment.ts";

const unknown = Number.POSITIVE_INFINITY;

/** By the time until it stops without power; unknown times last. */
export const soonestFirst = (equipment: readonly PoweredItem[]): PoweredItem[] =>
  equipment.toSorted((a, b) => (a.Hours ?? unknown) - (b.Hours ?? unknown));
