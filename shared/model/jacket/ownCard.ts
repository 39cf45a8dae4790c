import * as z from "zod/mini";
import { assignedHousehold } from "#shared/model/member.ts";
import { entry, medicalRecord } from "./entry.ts";

export const ownCard = z.object({
  /** Without a Jacket no department has the record: the card is the first one's to be. */
  HouseHold: assignedHousehold,
  /** Without news of other accounts. */
  Entry: entry,
  Record: medicalRecord,
});
export type OwnCard = z.output<typeof ownCard>;
