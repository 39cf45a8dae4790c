export const cutMark = "...";

/** A character outside the first plane is two units, which stay together. */
const whole = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, "");

/** At most `most` characters, behind a word or within one that is most of it. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = most - cutMark.length;
  const words = text.slice(0, room + 1).replace(/\s+\S*$/u, "");
  const kept = words.length <= room && words.length > room / 2 ? words : whole(text.slice(0, room));
  return `${kept.trimEnd()}${cutMark}`;
}
