/**
 * The designators of units (USPS Publication 28, appendix C2) at which people live: of each the standard abbreviation
 * and its other spellings. People use the first group for one and the same home, and leave it to "#" (the post office's
 * own way): they are one. A suite, room, floor or building is not: a house can have an apartment 4 and a room 4.
 */
export const unitDesignators: readonly (readonly string[])[] = [
  ["UNIT", "APT", "APARTMENT", "APMT", "#", "NO", "NUMBER", "LOT", "SPC", "SPACE", "TRLR", "TRAILER"],
  ["STE", "SUITE"],
  ["RM", "ROOM"],
  ["FL", "FLOOR", "FLR"],
  ["BLDG", "BUILDING", "BLD"],
  ["PH", "PENTHOUSE"],
  ["SLIP"],
];

/** Parts of a house that are units without a number (the same appendix). */
export const bareUnits: readonly (readonly string[])[] = [
  ["BSMT", "BASEMENT"],
  ["FRNT", "FRONT"],
  ["LOWR", "LOWER"],
  ["PH", "PENTHOUSE"],
  ["REAR"],
  ["UPPR", "UPPER"],
];

/** Signs of a number, which another designator may precede: "Ste # 4". */
export const unitSigns: readonly string[] = ["#", "NO", "NUMBER"];
