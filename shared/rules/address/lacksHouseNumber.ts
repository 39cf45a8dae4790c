import { streetParts } from "./streetParts.ts";

/** Rural routes and military mail have the number of a box or a unit in its place. */
const boxed = /\bbox\W*\d|^\W*(?:psc|cmr|unit)\W*\d/i;

export const lacksHouseNumber = (line: string): boolean =>
  line.trim() !== "" && !streetParts(line).number && !boxed.test(line);
