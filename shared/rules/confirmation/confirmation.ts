import { addMonths, dayIn, formatDay } from "#shared/rules/dates.ts";

/** From a family's last word until it is asked again, and until its record counts as not confirmed. */
export const confirmationMonths = { due: 6, stale: 12 } as const;

export interface Confirmable {
  readonly Confirmed?: string | undefined;
  readonly CreateDate: string;
  /** The ending then tells since when it is not confirmed. */
  readonly Removed?: boolean | undefined;
}

/** Of the last word, or of the registration, YYYY-MM-DD. */
export const confirmedDay = ({ Confirmed, CreateDate }: Confirmable): string => dayIn(Confirmed ?? CreateDate);

export const confirmationDay = (record: Confirmable): string => addMonths(confirmedDay(record), confirmationMonths.due);

/** @param today an Eastern day, YYYY-MM-DD */
export const isConfirmationDue = (record: Confirmable, today: string): boolean => today >= confirmationDay(record);

export const staleDay = (record: Confirmable): string => addMonths(confirmedDay(record), confirmationMonths.stale);

/** It is shown as before. */
export const isStale = (record: Confirmable, today: string): boolean => !record.Removed && today >= staleDay(record);

export function confirmedWords(record: Confirmable, today: string): string | undefined {
  if (isStale(record, today)) return `Not confirmed since ${formatDay(confirmedDay(record))}`;
  return record.Confirmed ? `Last confirmed ${formatDay(confirmedDay(record))}` : undefined;
}
