import * as z from "zod/mini";
import { city, state } from "#shared/fields/address.ts";
import { note150, required } from "#shared/fields/text.ts";

/** What a department's crews do. */
export const departmentKind = z.enum(["POLICE", "FIRE", "MEDICAL", "DISPATCH"], "Please choose a kind");
export type DepartmentKind = z.output<typeof departmentKind>;

/** RETIRED: it serves no place any more. */
export const departmentStatus = z.enum(["ACTIVE", "RETIRED"]);
export type DepartmentStatus = z.output<typeof departmentStatus>;

/** How many departments serve one place: a change of a person tells each of them in one transaction. */
export const mostDepartments = 4;

/** How many places one department serves, so that its row and its screen stay readable. */
export const mostPlaces = 200;

export const departmentName = required("Please give the department a name", 60);

const place = z.strictObject({ City: city, State: state });

/** The same department is called alike in any letter case. */
export const departmentNameKey = (name: string): string => name.trim().toLowerCase();

/** What is said of a department, and the places that it serves. */
export const departmentWish = {
  Name: departmentName,
  Kind: departmentKind,
  Places: z
    .array(place)
    .check(
      z.minLength(1, "Please name at least one place"),
      z.maxLength(mostPlaces, `A department serves at most ${mostPlaces} places`),
    ),
  /** How residents reach it. */
  Contact: z.optional(note150),
  /** What it does with a jacket, in a sentence for residents. */
  Statement: z.optional(note150),
};

/** A department as administrators see it. */
export const department = z.object({
  ID: z.string(),
  Name: z.string(),
  /** Absent of a default department that was never described. */
  Kind: z.optional(departmentKind),
  Places: z.array(z.object({ City: z.string(), State: z.string() })),
  Contact: z.optional(z.string()),
  Statement: z.optional(z.string()),
  Status: departmentStatus,
  /** Whether it is the one that its place has without naming one. */
  Default: z.optional(z.boolean()),
  /** 0 while it was never described. */
  Version: z.number(),
});
export type Department = z.output<typeof department>;
