/** At least one: "cron(30 14 * * ? *)" is daily, "cron(0/10 * * * ? *)" within the hour. Throws for any other. */
export function hoursBetween(schedule: string): number {
  const [, hour] = /^cron\([\d/]+ (\d{1,2}|\*) \* \* \? \*\)$/.exec(schedule) ?? [];
  if (hour === undefined) throw new Error(`How long may ${schedule} be silent? Teach hoursBetween more`);
  return hour === "*" ? 1 : 24;
}
