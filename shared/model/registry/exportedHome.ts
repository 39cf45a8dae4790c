import * as z from "zod/mini";
import { entry, medicalRecord } from "#shared/model/jacket/entry.ts";
import { registryHome } from "./home.ts";

/** Without photos. */
const exportedHome = z.object({
  Home: registryHome,
  /** Whether no map shows it, so that it may lie in the drawn area. */
  Unplaced: z.optional(z.boolean()),
  People: z.array(
    z.object({
      Entry: entry,
      /** For an offline copy, opened by crews in place of the record. */
      Record: z.optional(medicalRecord),
    }),
  ),
});
export type ExportedHome = z.output<typeof exportedHome>;

/** A page of homes, by address. */
export const exportPart = z.object({ Homes: z.array(exportedHome) });

/** So many links in an answer: each is signed. */
export const partsAtOnce = 20;
