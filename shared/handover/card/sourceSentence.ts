import type { Entry } from "#shared/model/jacket/entry.ts";
import { confirmedDay, isStale } from "#shared/rules/confirmation/confirmation.ts";

/**
 * Keeps a department from taking a card for a diagnosis or an order.
 * @param today YYYY-MM-DD
 */
export function sourceSentence(card: Entry, today: string): string {
  const day = confirmedDay(card);
  if (isStale(card, today)) return `Reported by the family, not confirmed since ${day}.`;
  return `Reported by the family, ${card.Confirmed ? "confirmed" : "registered"} ${day}.`;
}
