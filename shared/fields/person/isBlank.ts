/** Whether nothing is said: no value, spaces alone, and lists and objects of nothing but those. 0 is said. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.every(isBlank);
  return isPlain(value) && Object.values(value).every(isBlank);
}

/** A photo that was chosen is an object, too, and has no fields of its own. */
const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
