/** A weight with its unit, unless the family wrote one: "88 lb". */
export function formatWeight(weight: string): string {
  return /^\d+(\.\d+)?$/.test(weight) ? `${weight} lb` : weight;
}
