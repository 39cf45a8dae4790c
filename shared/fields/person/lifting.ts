import * as z from "zod/mini";
import { note } from "#shared/fields/text.ts";
import { isBlank } from "./isBlank.ts";
import { optionalNumber } from "./optionalNumber.ts";
import { partsOf } from "./rowsOf.ts";

const mostPeople = 6;
export const liftingPeople = Array.from({ length: mostPeople }, (_, index) => index + 1);

export const liftingNeed = () => z.object({ People: z.number(), How: z.optional(z.string()) });
export type LiftingNeed = z.output<ReturnType<typeof liftingNeed>>;

const sayHowMany = "Please choose how many people it takes";

const parts = () => ({ People: optionalNumber(1, mostPeople, sayHowMany), How: z.optional(note(150)) });

export const lifting = () =>
  z.pipe(
    partsOf(parts(), { People: sayHowMany }),
    z.transform((said): LiftingNeed | null => {
      const { People = 1, How } = said;
      if (isBlank(said)) return null;
      return { People: Math.round(People), ...(How ? { How } : {}) };
    }),
  );

export const peopleWords = (people: number): string => (people === 1 ? "1 person" : `${people} people`);

export const liftingWords = ({ People, How }: LiftingNeed): string => `${peopleWords(People)}${How ? `: ${How}` : ""}`;
