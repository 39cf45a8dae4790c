import { addMonths, dayIn, formatDay } from "#shared/rules/dates.ts";

/** Months from a family's last word until it is asked again, and until its record counts as not confirmed. */
export const confirmationMonths = { due: 6, stale: 12 } as const;

/** A record's day: the last word, or the registration where it is not known. */
export interface Confirmable {
  readonly Confirmed?: string | undefined;
  readonly CreateDate: string;
  /** Of a card: its ending tells since when it is not confirmed. */
  readonly Removed?: boolean | undefined;
}

/** The Eastern day since which a record holds by its family's word, YYYY-MM-DD. */
export const confirmedDay = ({ Confirmed, CreateDate }: Confirmable): string =>
  dayIn(Confirmed ?? CreateDate);

/** The day from which a family is asked again. */
export const confirmationDay = (record: Confirmable): string =>
  addMonths(confirmedDay(record), confirmationMonths.due);

/** Whether a family is asked again. @param today an Eastern day, YYYY-MM-DD */
export const isConfirmationDue = (record: Confirmable, today: string): boolean =>
  today >= confirmationDay(record);

/** The day from which a record counts as not confirmed. */
export const staleDay = (record: Confirmable): string =>
  addMonths(confirmedDay(record), confirmationMonths.stale);

/**
 * Whether a record counts as not confirmed; it is shown as before. @param today an Eastern day, YYYY-MM-DD
 */
export const isStale = (record: Confirmable, today: string): boolean =>
  !record.Removed && today >= staleDay(record);

/** The age of a record, for departments and its family; undefined for one only registered. */
export function confirmedWords(record: Confirmable, today: string): string | undefined {
  if (isStale(record, today)) return `Not confirmed since ${formatDay(confirmedDay(record))}`;
  return record.Confirmed ? `Last confirmed ${formatDay(confirmedDay(record))}` : undefined;
}
