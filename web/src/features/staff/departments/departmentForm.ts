import * as z from "zod/mini";
import { createDepartment } from "#shared/contract/departments.ts";
import type { Department, DepartmentKind } from "#shared/model/department.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import type { Aspect } from "#web/ui/edits/aspects.ts";
import { kindLabels, placeText } from "./departmentText.ts";

const { Places, ...said } = createDepartment.request.shape;

/** `Typed` is a typed city that was not added. */
export const departmentForm = z.object({ ...said, Places, Typed: z.string() });
export type DepartmentForm = z.output<typeof departmentForm>;

/** `New` where it does not take part yet. */
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

type DepartmentValues = ReturnType<typeof valuesOf>;

export const sponsorLabel = "Pays for its residents";

const text = (label: string, name: "Name" | "Contact" | "Statement"): Aspect<DepartmentValues> => ({
  label,
  names: [name],
  show: (values) => values[name].trim(),
});

const sortedBy = (places: readonly Place[], wordOf: (place: Place) => string) => places.map(wordOf).sort().join("; ");

/** What two administrators may change at once. */
export const departmentAspects: readonly Aspect<DepartmentValues>[] = [
  text("Name", "Name"),
  { label: "Kind", names: ["Kind"], show: ({ Kind }) => kindLabels[Kind as DepartmentKind] ?? "" },
  {
    label: "Places",
    names: ["Places"],
    show: ({ Places }) => sortedBy(Places, placeText),
    identity: ({ Places }) => sortedBy(Places, placeKey),
  },
  text("Contact", "Contact"),
  text("What it does with a jacket", "Statement"),
  { label: sponsorLabel, names: ["Sponsor"], show: ({ Sponsor }) => (Sponsor ? "Yes" : "No") },
];
