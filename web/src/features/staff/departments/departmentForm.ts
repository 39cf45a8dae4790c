import * as z from "zod/mini";
import { createDepartment } from "#shared/contract/departments.ts";
import type { Department } from "#shared/model/department.ts";

const { Places, ...said } = createDepartment.request.shape;

/** `Typed`: a city not added. */
export const departmentForm = z.object({ ...said, Places, Typed: z.string() });
export type DepartmentForm = z.output<typeof departmentForm>;

/** `New`: takes no part yet. */
export type WishedPlace = z.input<typeof Places>[number];

export const valuesOf = (department: Department | undefined) => ({
  Name: department?.Name ?? "",
  Kind: department?.Kind ?? "",
  Contact: department?.Contact ?? "",
  Statement: department?.Statement ?? "",
  Sponsor: department?.Sponsor ?? false,
  Places: department?.Places ?? [],
  Typed: "",
});

export const sponsorLabel = "Pays for its residents";
