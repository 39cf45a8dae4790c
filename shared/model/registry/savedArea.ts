import * as z from "zod/mini";
import { required } from "#shared/fields/text.ts";
import type { Area } from "./area.ts";

export const areaName = required("Please give the area a name", 60);

/** Of a department: one page shows all. */
export const mostAreas = 100;

/** In any letter case they are one name. */
export const areaNameKey = (name: string): string => name.trim().toLowerCase();

export const savedArea = z.object({
  ID: z.string(),
  Name: z.string(),
  /** Judged when it was saved. */
  Area: z.custom<Area>(),
  /** Of this version, by name. */
  By: z.optional(z.string()),
  /** An ISO time. */
  Saved: z.string(),
  Version: z.int(),
});
export type SavedArea = z.output<typeof savedArea>;
