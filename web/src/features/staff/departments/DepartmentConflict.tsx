import type { DepartmentKind, ListedDepartment } from "#shared/model/department.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";
import type { Aspect } from "#web/ui/edits/aspects.ts";
import { EditConflict } from "#web/ui/edits/EditConflict.tsx";
import { sponsorLabel, valuesOf } from "./departmentForm.ts";
import { kindLabels, placeText } from "./departmentText.ts";

type DepartmentValues = ReturnType<typeof valuesOf>;

const text = (label: string, name: "Name" | "Contact" | "Statement"): Aspect<DepartmentValues> => ({
  label,
  names: [name],
  show: (values) => values[name].trim(),
});

const sortedBy = (places: readonly Place[], wordOf: (place: Place) => string) => places.map(wordOf).sort().join("; ");

/** What two administrators may change at once. */
const departmentAspects: readonly Aspect<DepartmentValues>[] = [
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

interface Props {
  readonly base: ListedDepartment;
  readonly load: () => Promise<ListedDepartment>;
  readonly onBase: (current: ListedDepartment) => void;
}

export const DepartmentConflict = (props: Props) => (
  <EditConflict {...props} aspects={departmentAspects} valuesOf={valuesOf} saveLabel="Save changes" />
);
