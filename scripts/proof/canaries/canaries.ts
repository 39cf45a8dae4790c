import { randomInt } from "node:crypto";

/** For one personal field; occurs nowhere else. */
export interface Canary {
  readonly field: string;
  readonly value: string;
  /** The searched part, in lower case. */
  readonly mark: string;
}

const letters = (count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(97 + randomInt(26))).join("");

const aWord = (field: string): Canary => {
  const mark = `zq${letters(10)}`;
  return { field, value: `Z${mark.slice(1)}`, mark };
};

const anAddress = (field: string): Canary => {
  const { mark } = aWord(field);
  return { field, value: `${mark}@example.com`, mark };
};

const aNumber = (field: string): Canary => {
  const mark = `${randomInt(2, 9)}${randomInt(2, 10)}${randomInt(10_000, 100_000)}`;
  return { field, value: `+1313${mark}`, mark };
};

const aPassword = (field: string): Canary => {
  const mark = `zq${letters(8)}`;
  return { field, value: `Z${mark.slice(1)}7`, mark };
};

export function canaryOf(field: string): Canary {
  if (/Mail|Email/i.test(field)) return anAddress(field);
  if (/Cell|Phone/i.test(field)) return aNumber(field);
  return /Password/.test(field) ? aPassword(field) : aWord(field);
}

export function heldBy(text: string, canaries: readonly Canary[]): string[] {
  const lower = text.toLowerCase();
  return canaries.filter(({ mark }) => lower.includes(mark)).map(({ field }) => field);
}
