import type { Entry } from "#shared/model/jacket/entry.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

/** The day of a stored day or moment, YYYY-MM-DD, by the Eastern clock. */
export const dayIn = (text: string): string => (text.includes("T") ? easternDayOf(new Date(text)) : text);

/** Who says what a card says, and since when: a department must not take it for a diagnosis or an order. */
export const sourceSentence = ({ Confirmed, CreateDate }: Entry): string =>
  Confirmed
    ? `Reported by the family, confirmed ${dayIn(Confirmed)}.`
    : `Reported by the family, registered ${dayIn(CreateDate)}.`;
