import * as z from "zod/mini";
import { note, required } from "#shared/fields/text.ts";

export const departmentKind = z.enum(["POLICE", "FIRE", "MEDICAL", "DISPATCH"], "Please choose a kind");
export type DepartmentKind = z.output<typeof departmentKind>;

/** RETIRED: it serves no place any more. */
const departmentStatus = z.enum(["ACTIVE", "RETIRED"]);
export type DepartmentStatus = z.output<typeof departmentStatus>;

/** Of one place: one transaction tells a change to each. */
export const mostDepartments = 4;

/** Of one department: its row and its screen stay readable. */
export const mostPlaces = 200;

export const departmentName = required("Please give the department a name", 60);

export const departmentFields = {
  Name: departmentName,
  Kind: departmentKind,
  Contact: z.optional(note(150)),
  /** Its use of a jacket, in a sentence for residents. */
  Statement: z.optional(note(150)),
  /** Whether it pays for the people where it serves. @default in a change, as before */
  Sponsor: z.optional(z.boolean()),
};

const namedPlace = z.object({ City: z.string(), State: z.string() });

/** A count up to a limit; `More` above it. */
const counted = z.object({ Count: z.number(), More: z.boolean() });

export const department = z.object({
  ID: z.string(),
  Name: z.string(),
  /** Absent for an undescribed default one. */
  Kind: z.optional(departmentKind),
  Places: z.array(namedPlace),
  Contact: z.optional(z.string()),
  Statement: z.optional(z.string()),
  Sponsor: z.optional(z.boolean()),
  Status: departmentStatus,
  /** Whether a place has it without naming one. */
  IsDefault: z.boolean(),
  /** 0 for a default one without a row. */
  Version: z.int(),
});
export type Department = z.output<typeof department>;

export const listedDepartment = z.object({
  ...department.shape,
  MasterModerators: z.array(z.string()),
  Moderators: counted,
  /** Whether a colleague has accepted an invitation and can read the queue. */
  IsRead: z.boolean(),
  Waiting: counted,
});
export type ListedDepartment = z.output<typeof listedDepartment>;

export const departmentNameKey = (name: string): string => name.trim().toLowerCase();
