import type { Entry } from "#shared/model/jacket/entry.ts";
import { addMonths } from "#shared/rules/dates.ts";
import { dayIn } from "./sourceSentence.ts";

/** The day from which a card is old, YYYY-MM-DD: twelve months after the family confirmed it. */
export const staleDay = ({ Confirmed, CreateDate }: Pick<Entry, "Confirmed" | "CreateDate">): string =>
  addMonths(dayIn(Confirmed ?? CreateDate), 12);
