import { streetParts } from "./streetParts.ts";

/** A rural route and military mail have the number of a box in its place. */
export const lacksHouseNumber = (line: string): boolean =>
  line.trim() !== "" && !streetParts(line).number && !/\bbox\W*\d/i.test(line);
