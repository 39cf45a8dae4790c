import * as z from "zod/mini";

const departmentProfile = z.object({
  Name: z.string(),
  Contact: z.optional(z.string()),
  Statement: z.optional(z.string()),
});
export type DepartmentProfile = z.output<typeof departmentProfile>;

/** `By` names the readers; `Sponsor` pays for the people there, "the City of Detroit". */
export const coverage = z.object({
  Covered: z.boolean(),
  By: z.array(z.string()),
  Sponsor: z.optional(z.string()),
  Departments: z.optional(z.array(departmentProfile)),
});
export type Coverage = z.output<typeof coverage>;
