import { keepsBreathing } from "./equipmentKinds.ts";
import type { PoweredItem } from "./powerEquipment.ts";

const never = Number.MAX_VALUE;

const almostNone = Number.MIN_VALUE;

/** A breathing device without known hours is taken to have almost none. */
const hoursOf = (item: PoweredItem): number => item.Hours ?? (keepsBreathing(item) ? almostNone : never);

/** By the time until it stops without power, of equal times what keeps someone breathing; unknown times last. */
export const soonestFirst = (equipment: readonly PoweredItem[]): PoweredItem[] =>
  equipment.toSorted((a, b) => hoursOf(a) - hoursOf(b) || Number(keepsBreathing(b)) - Number(keepsBreathing(a)));
