/** In any script: "RM", "李小". */
export function initials(first: string, last: string): string {
  return [first, last]
    .map((name) => [...name.trim()][0] ?? "")
    .join("")
    .toUpperCase();
}
