import * as z from "zod/mini";

/** What a department's crews do. Absent of a default department that was not described yet. */
export const departmentKind = z.enum(["POLICE", "FIRE", "MEDICAL", "DISPATCH"]);
export type DepartmentKind = z.output<typeof departmentKind>;

/** RETIRED: it serves no place any more. */
export const departmentStatus = z.enum(["ACTIVE", "RETIRED"]);
export type DepartmentStatus = z.output<typeof departmentStatus>;

/** How many departments serve one place: a change of a person tells each of them in one transaction. */
export const mostDepartments = 4;

/** How many places one department serves, so that its row and its screen stay readable. */
export const mostPlaces = 200;
