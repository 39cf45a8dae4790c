import { useWatch } from "react-hook-form";
import { email, phone } from "#shared/fields/account.ts";
import type { Department } from "#shared/model/department.ts";
import { useEmailProblem, usePhoneProblem } from "#web/entities/account/useTakenProblem.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { PhoneInput } from "#web/ui/forms/PhoneInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { DepartmentPlace } from "./DepartmentPlace.tsx";
import { adminFields, moderatorFields, newStaffProblem, type StaffKind, staffKinds } from "./newStaff.ts";
import { StaffPlace } from "./StaffPlace.tsx";
import { useCreateStaff } from "./useCreateStaff.ts";

function StaffFields() {
  const emailProblem = useEmailProblem(email().safeParse(useWatch({ name: "Email" })).data);
  const phoneProblem = usePhoneProblem(phone().safeParse(useWatch({ name: "Cell" })).data);
  // About another person: the browser must not fill in its own user.
  return (
    <>
      <TextInput name="FirstName" label="First name" autoComplete="off" required />
      <TextInput name="LastName" label="Last name" autoComplete="off" required />
      <TextInput
        name="Email"
        label="Email"
        type="email"
        autoComplete="off"
        hint="The invitation is mailed to it. They sign in with it."
        problem={emailProblem}
        required
      />
      <PhoneInput name="Cell" label="Phone" autoComplete="off" problem={phoneProblem} required />
    </>
  );
}

type Place = Pick<SessionUser["Location"], "City" | "State" | "Zip">;

interface Props {
  readonly kind: StaffKind;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Fixed; otherwise the form asks for one. */
  readonly place?: Place | undefined;
  /** A fixed place's named department; absent for the default one. */
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
      {departmentOf ? <DepartmentPlace places={departmentOf.Places} /> : <StaffPlace fixed={place !== undefined} />}
    </FormDialog>
  );
}
