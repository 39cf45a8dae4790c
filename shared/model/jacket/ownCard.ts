import * as z from "zod/mini";
import { assignedHousehold } from "#shared/model/member.ts";
import { entry, medicalRecord } from "./entry.ts";

/** A member's card at one of their homes, for their own family: what departments read, and where it stands with them. */
export const ownCard = z.object({
  /** Without a Jacket no department has the record: the card is the one that the first would get. */
  HouseHold: assignedHousehold,
  /** Without what departments are told of other accounts. */
  Entry: entry,
  /** What a crew reads that opens the record. */
  Record: medicalRecord,
});
export type OwnCard = z.output<typeof ownCard>;
