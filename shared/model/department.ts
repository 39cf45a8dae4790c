import * as z from "zod/mini";
import { note, required } from "#shared/fields/text.ts";

/** What a department's crews do. */
export const departmentKind = z.enum(["POLICE", "FIRE", "MEDICAL", "DISPATCH"], "Please choose a kind");
export type DepartmentKind = z.output<typeof departmentKind>;

/** RETIRED: it serves no place any more. */
const departmentStatus = z.enum(["ACTIVE", "RETIRED"]);
export type DepartmentStatus = z.output<typeof departmentStatus>;

/** How many departments serve one place: a change of a person tells each of them in one transaction. */
export const mostDepartments = 4;

/** How many places one department serves, so that its row and its screen stay readable. */
export const mostPlaces = 200;

export const departmentName = required("Please give the department a name", 60);

/** What an administrator says of a department beside its places. */
export const departmentFields = {
  Name: departmentName,
  Kind: departmentKind,
  /** How residents reach it. */
  Contact: z.optional(note(150)),
  /** What it does with a jacket, in a sentence for residents. */
  Statement: z.optional(note(150)),
  /** Whether it pays for the people who live where it serves. Absent in a change, it stays. */
  Sponsor: z.optional(z.boolean()),
};

const namedPlace = z.object({ City: z.string(), State: z.string() });

/** How many of something there are, counted up to a limit; `More` when there are others. */
const counted = z.object({ Count: z.number(), More: z.boolean() });

/** A department as administrators see it. */
export const department = z.object({
  ID: z.string(),
  Name: z.string(),
  /** Absent of a default department that was never described. */
  Kind: z.optional(departmentKind),
  /** Those that it serves, none once it is retired. */
  Places: z.array(namedPlace),
  Contact: z.optional(z.string()),
  Statement: z.optional(z.string()),
  /** True of one that pays for the people who live where it serves. */
  Sponsor: z.optional(z.boolean()),
  Status: departmentStatus,
  /** Whether a place has it without naming one. */
  IsDefault: z.boolean(),
  /** A change names the one that it was made on; 0 of a default department without a record of its own. */
  Version: z.int(),
});
export type Department = z.output<typeof department>;

/** A department in the list: with the names of its master moderators, its moderators, and what waits in its queues. */
export const listedDepartment = z.object({
  ...department.shape,
  MasterModerators: z.array(z.string()),
  Moderators: counted,
  Waiting: counted,
});
export type ListedDepartment = z.output<typeof listedDepartment>;

/** The same department is called alike in any letter case. */
export const departmentNameKey = (name: string): string => name.trim().toLowerCase();
