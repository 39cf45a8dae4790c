/** The number found; with `more`, so far. */
export function peopleFound(count: number, more: boolean): string {
  if (count === 0) return more ? "Nobody so far. There is more to look through." : "";
  const people = count === 1 ? "1 person" : `${count} people`;
  return more ? `${people} so far` : `${people} found`;
}
