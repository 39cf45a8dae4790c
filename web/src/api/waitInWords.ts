const units = [
  { name: "second", seconds: 1, upTo: 90 },
  { name: "minute", seconds: 60, upTo: 90 * 60 },
  { name: "hour", seconds: 3_600, upTo: Number.POSITIVE_INFINITY },
] as const;

/** Rounded up: "1 second", "45 seconds", "2 minutes". */
export function waitInWords(wait: number): string {
  const { name, seconds } = units.find(({ upTo }) => wait <= upTo) ?? units[2];
  const count = Math.ceil(wait / seconds);
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
