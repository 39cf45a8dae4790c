import type { Department } from "#shared/model/department.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { DepartmentPlace } from "./DepartmentPlace.tsx";
import { adminFields, moderatorFields, newStaffProblem, type StaffKind, staffKinds } from "./newStaff.ts";
import { StaffFields } from "./StaffFields.tsx";
import { StaffPlace } from "./StaffPlace.tsx";
import { useCreateStaff } from "./useCreateStaff.ts";

type Place = Pick<SessionUser["Location"], "City" | "State" | "Zip">;

interface Props {
  readonly kind: StaffKind;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Fixed; otherwise the form asks for one. */
  readonly place?: Place | undefined;
  /** The named department of a fixed place; absent for its default one. */
  readonly department?: string | undefined;
  /** In place of `place` and `department`. */
  readonly departmentOf?: Department | undefined;
  readonly onClosed?: () => void;
}

const person = { FirstName: "", LastName: "", Email: "", Cell: "" };
const nowhere = { City: "", State: "", Zip: "" };

/** Without a password: the mailed link asks for one. */
export function CreateStaff({ kind, place, department, departmentOf, ...shown }: Props) {
  const create = useCreateStaff(kind, departmentOf?.ID ?? department);
  const { title, button } = staffKinds[kind];
  const { City, State, Zip } = place ?? { ...nowhere, ...departmentOf?.Places[0] };
  const dialog = {
    ...shown,
    title: departmentOf ? `${title} of ${departmentOf.Name}` : title,
    problem: newStaffProblem,
    submitLabel: button,
    onSubmit: create,
  };
  if (kind === "admin")
    return (
      <FormDialog {...dialog} schema={adminFields} defaultValues={person}>
        <StaffFields />
      </FormDialog>
    );
  return (
    <FormDialog
      {...dialog}
      schema={moderatorFields}
      defaultValues={{ ...person, Location: { City, State, Zip }, DepartmentID: "" }}
    >
      <StaffFields />
      {departmentOf ? (
        <DepartmentPlace places={departmentOf.Places} />
      ) : (
        <StaffPlace fixed={place !== undefined} />
      )}
    </FormDialog>
  );
}
