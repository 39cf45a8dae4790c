/**
 * Where people live (USPS Publication 28, appendix C2), abbreviation first. People use the first group for the same
 * home, or "#", the post office's own way. The others differ: a house can have an apartment 4 and a room 4.
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

/** Without a number: the same appendix, and people's own words. */
export const bareUnits: readonly (readonly string[])[] = [
  ["BSMT", "BASEMENT"],
  ["DOWNSTAIRS"],
  ["FRNT", "FRONT"],
  ["LOWR", "LOWER"],
  ["PH", "PENTHOUSE"],
  ["REAR"],
  ["SIDE"],
  ["UPPR", "UPPER"],
  ["UPSTAIRS"],
];

/** Behind a bare unit: "Lower Flat". */
export const bareUnitNouns: readonly string[] = ["APARTMENT", "APT", "FLAT", "HALF", "HOUSE", "LEVEL", "UNIT"];

/** Also behind another designator: "Ste # 4". */
export const unitSigns: readonly string[] = ["#", "NO", "NUMBER"];
