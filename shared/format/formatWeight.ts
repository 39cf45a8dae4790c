/** "88 lb", unless the family wrote a unit. */
export function formatWeight(weight: string): string {
  return /^\d+(\.\d+)?$/.test(weight) ? `${weight} lb` : weight;
}
