import type { EmergencyCard, ListedCard } from "#shared/model/emergencyCard.ts";

export const isPrintable = (card: ListedCard): card is EmergencyCard =>
  card.Token !== undefined && card.Code !== undefined;
