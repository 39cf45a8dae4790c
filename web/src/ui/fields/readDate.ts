import type { DateParts } from "./dateParts.ts";

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

function monthOf(word: string): string {
  const at = months.indexOf(word.slice(0, 3).toLowerCase());
  return at < 0 ? word : String(at + 1);
}

/** The US order counts, unless only the other number can be a month. */
const isDayFirst = (one: string, other: string): boolean =>
  Number.isNaN(Number(other)) || (Number(one) > 12 && Number(other) <= 12);

const isNumber = (word: string): boolean => /^\d{1,2}$/.test(word);

function partsFrom(year: string, one: string, other: string): DateParts | undefined {
  const [month, day] = isDayFirst(one, other) ? [monthOf(other), one] : [monthOf(one), other];
  const isWhole = /^\d{4}$/.test(year) && isNumber(month) && isNumber(day);
  return isWhole ? { year, month: month.padStart(2, "0"), day: day.padStart(2, "0") } : undefined;
}

/** "01/15/2010", "2010-01-15", "Jan 15, 2010", "15 January 2010"; undefined for anything but a whole date. */
export function readDate(text: string): DateParts | undefined {
  const [first = "", second = "", third = "", ...more] = text.match(/\d+|[a-z]{3,}/gi) ?? [];
  if (more.length > 0) return undefined;
  return first.length === 4 && isNumber(second) ? partsFrom(first, second, third) : partsFrom(third, first, second);
}
