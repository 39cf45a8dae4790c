import { cleanText } from "#shared/format/cleanText.ts";

/** Most text has one of these, which spares a long list its cleaning. */
const visible = /[!-~]/;

/** Absent, nothing that is drawn, or lists and objects of nothing but those. 0 is not blank. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return !visible.test(value) && cleanText(value) === "";
  if (Array.isArray(value)) return value.every(isBlank);
  return isPlain(value) && Object.values(value).every(isBlank);
}

/** A chosen photo is an object without fields of its own. */
const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
