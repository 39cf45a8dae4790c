import * as z from "zod/mini";
import { line } from "#shared/fields/text.ts";
import { optionalNumber } from "./optionalNumber.ts";
import { partsOf, rowsOf } from "./rowsOf.ts";

export const mostEquipment = 3;

/** `Hours` of battery: 0 without one, absent when not known. */
export const poweredItem = () => z.object({ What: z.string(), Hours: z.optional(z.number()) });
export type PoweredItem = z.output<ReturnType<typeof poweredItem>>;

const parts = () => ({
  What: z.optional(line(60)),
  Hours: optionalNumber(0, 999, "Please enter the hours as a number from 0 to 999"),
});

export const powerEquipment = () =>
  rowsOf(
    partsOf(parts(), { What: "Please say what needs power" }),
    mostEquipment,
    ({ What = "", Hours }): PoweredItem => ({ What, ...(Hours === undefined ? {} : { Hours }) }),
  );

function batteryWords(hours: number | undefined): string {
  if (hours === undefined) return "battery time not known";
  return hours === 0 ? "no battery" : `battery lasts ${hours} h`;
}

export const poweredItemWords = ({ What, Hours }: PoweredItem): string => `${What} (${batteryWords(Hours)})`;
