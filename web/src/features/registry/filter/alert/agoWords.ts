const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

const format = new Intl.RelativeTimeFormat("en");

/** "3 hours ago", "in 10 minutes", "less than a minute ago". */
export function agoWords(moment: string, now: number): string {
  const seconds = (Date.parse(moment) - now) / 1_000;
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? [];
  return unit ? format.format(Math.trunc(seconds / size), unit) : "less than a minute ago";
}
