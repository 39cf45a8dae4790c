import * as z from "zod/mini";
import { required } from "#shared/fields/text.ts";

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

/** The same department is called alike in any letter case. */
export const departmentNameKey = (name: string): string => name.trim().toLowerCase();
