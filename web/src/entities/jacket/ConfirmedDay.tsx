import type { Entry } from "#shared/model/jacket/entry.ts";
import { confirmedWords, isStale } from "#shared/rules/confirmation/confirmation.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import styles from "./jacket.module.css";

/** The last confirmation, or none for a year. */
export function ConfirmedDay({ entry }: { readonly entry: Entry }) {
  const today = easternDayOf(new Date());
  const words = confirmedWords(entry, today);
  if (!words) return null;
  return <span className={`${styles.confirmed} ${isStale(entry, today) ? styles.old : ""}`}>{words}</span>;
}
