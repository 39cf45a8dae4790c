import { keepsAlive } from "./equipmentKinds.ts";
import type { PoweredItem } from "./powerEquipment.ts";

const never = Number.MAX_VALUE;

const almostNone = Number.MIN_VALUE;

/** One that keeps someone alive, without known hours, is taken to have almost none. */
const hoursOf = (item: PoweredItem): number => item.Hours ?? (keepsAlive(item) ? almostNone : never);

/** By the time until it stops without power, of equal times what keeps someone breathing; unknown times last. */
export const soonestFirst = (equipment: readonly PoweredItem[]): PoweredItem[] =>
  equipment.toSorted((a, b) => hoursOf(a) - hoursOf(b) || Number(keepsAlive(b)) - Number(keepsAlive(a)));
