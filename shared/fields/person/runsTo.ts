import * as z from "zod/mini";
import { line } from "#shared/fields/text.ts";
import { isBlank } from "./isBlank.ts";
import { severalOf } from "./severalOf.ts";

export const runsToWords = { WATER: "Water", TRAFFIC: "Traffic", PLACE: "A place they know" } as const;
export type RunsToGoal = keyof typeof runsToWords;
export const runsToGoals = Object.keys(runsToWords) as RunsToGoal[];

export const runningTo = () => z.object({ To: z.array(z.enum(runsToGoals)), Place: z.optional(z.string()) });
export type RunningTo = z.output<ReturnType<typeof runningTo>>;

/** A named place counts as PLACE. */
export const runsTo = () =>
  z.pipe(
    z.strictObject({ To: z.optional(severalOf(runsToGoals)), Place: z.optional(line(60)) }),
    z.transform((said): RunningTo | null => {
      const { To = [], Place } = said;
      if (isBlank(said)) return null;
      return Place ? { To: runsToGoals.filter((goal) => goal === "PLACE" || To.includes(goal)), Place } : { To };
    }),
  );

export const runningToWords = ({ To, Place }: RunningTo): string =>
  To.map((goal) => (goal === "PLACE" && Place ? Place : runsToWords[goal])).join(", ");
