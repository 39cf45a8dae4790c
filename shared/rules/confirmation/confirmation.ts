import { addMonths, dayIn, formatDay } from "#shared/rules/dates.ts";

/** The months after a family's last word until it is asked again, and until its record is told as not confirmed. */
export const confirmationMonths = { due: 6, stale: 12 } as const;

/** What tells since when a record holds: the day of the last word, or where it is not known the registration. */
export interface Confirmable {
  readonly Confirmed?: string | undefined;
  readonly CreateDate: string;
  /** Of a card: the record ended. Its ending tells since when it is not confirmed. */
  readonly Removed?: boolean | undefined;
}

/** The Eastern day since which a record holds by its family's word, YYYY-MM-DD. */
export const confirmedDay = ({ Confirmed, CreateDate }: Confirmable): string =>
  dayIn(Confirmed ?? CreateDate);

/** The day from which a family is asked whether a record still holds. */
export const confirmationDay = (record: Confirmable): string =>
  addMonths(confirmedDay(record), confirmationMonths.due);

/** Whether a family is asked whether a record still holds. @param today an Eastern day, YYYY-MM-DD */
export const isConfirmationDue = (record: Confirmable, today: string): boolean =>
  today >= confirmationDay(record);

/** The day from which a record is told as not confirmed. */
export const staleDay = (record: Confirmable): string =>
  addMonths(confirmedDay(record), confirmationMonths.stale);

/** Whether a record is told as not confirmed; it is shown as before. @param today an Eastern day, YYYY-MM-DD */
export const isStale = (record: Confirmable, today: string): boolean =>
  !record.Removed && today >= staleDay(record);

/** How old a record is, as departments and its family read it; undefined where no word but the registration is known. */
export function confirmedWords(record: Confirmable, today: string): string | undefined {
  if (isStale(record, today)) return `Not confirmed since ${formatDay(confirmedDay(record))}`;
  return record.Confirmed ? `Last confirmed ${formatDay(confirmedDay(record))}` : undefined;
}
