import type { Address } from "#shared/model/address.ts";

/**
 * Words of a street that people write short or long, with the post office's abbreviations (Publication 28):
 * directions, the commonest kinds of streets, and one word for every kind of unit.
 */
const shortened: Readonly<Record<string, string>> = {
  ...{ NORTH: "N", EAST: "E", SOUTH: "S", WEST: "W" },
  ...{ NORTHEAST: "NE", NORTHWEST: "NW", SOUTHEAST: "SE", SOUTHWEST: "SW" },
  ...{ ALLEY: "ALY", AVENUE: "AVE", AV: "AVE", BOULEVARD: "BLVD", BRIDGE: "BRG", CIRCLE: "CIR", COURT: "CT" },
  ...{ CREEK: "CRK", CRESCENT: "CRES", CROSSING: "XING", DRIVE: "DR", ESTATES: "ESTS", EXPRESSWAY: "EXPY" },
  ...{ FREEWAY: "FWY", GARDENS: "GDNS", GROVE: "GRV", HEIGHTS: "HTS", HIGHWAY: "HWY", HILL: "HL" },
  ...{ JUNCTION: "JCT", LAKE: "LK", LANDING: "LNDG", LANE: "LN", MEADOWS: "MDWS", MOUNT: "MT" },
  ...{ MOUNTAIN: "MTN", PARKWAY: "PKWY", PLACE: "PL", PLAZA: "PLZ", POINT: "PT", RIDGE: "RDG", RIVER: "RIV" },
  ...{ ROAD: "RD", ROUTE: "RTE", SAINT: "ST", SQUARE: "SQ", STREET: "ST", TERRACE: "TER", TRAIL: "TRL" },
  ...{ TURNPIKE: "TPKE", VALLEY: "VLY", VIEW: "VW", VILLAGE: "VLG", VISTA: "VIS" },
  ...{ "#": "UNIT", APT: "UNIT", APARTMENT: "UNIT", STE: "UNIT", SUITE: "UNIT", LOT: "UNIT", RM: "UNIT" },
  ...{ ROOM: "UNIT", SPC: "UNIT", SPACE: "UNIT", TRLR: "UNIT", TRAILER: "UNIT" },
};

/** A street as words: upper case, without accents and punctuation, "Apt #4" as "UNIT 4". */
const streetKey = (street: string): string =>
  street
    .normalize("NFD")
    .replace(/[\p{M}.'`‘’]/gu, "")
    .toUpperCase()
    .replace(/#/g, " # ")
    .split(/[^\p{L}\p{N}#]+/u)
    .filter(Boolean)
    .map((word) => shortened[word] ?? word)
    .join(" ")
    .replace(/(UNIT )+/g, "UNIT ");

/**
 * The key of an address, "48226|2 WOODWARD AVE UNIT 4": the five digits of the zip, house number, street and unit,
 * equal for every usual spelling. The zip stands for city and state, which people spell in more ways.
 */
export const addressKey = ({ Street, Zip }: Pick<Address, "Street" | "Zip">): string =>
  `${Zip.slice(0, 5)}|${streetKey(Street)}`;
