import { createDepartment, listDepartments, listRollouts, updateDepartment } from "#shared/contract/departments.ts";
import type { ListedDepartment } from "#shared/model/department.ts";
import { graceDays } from "#shared/rules/payment/grace.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { CheckboxInput } from "#web/ui/forms/CheckboxInput.tsx";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { SelectInput } from "#web/ui/forms/SelectInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import type { Question } from "#web/ui/overlays/useQuestionAbout.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { type DepartmentForm, departmentForm, valuesOf } from "./departmentForm.ts";
import { endOfPaying, kindLabels } from "./departmentText.ts";
import { PlacesInput } from "./PlacesInput.tsx";

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

/** Not before the form is right. */
function questionOf(before: ListedDepartment, { Typed, ...wish }: DepartmentForm): Question | undefined {
  const end = Typed.trim() ? [] : endOfPaying(before, wish);
  return end.length > 0
    ? { title: "Stop paying for residents?", confirmLabel: "Save changes", children: <BulletList items={end} /> }
    : undefined;
}

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
  readonly department?: ListedDepartment;
}

export function DepartmentDialog({ department, ...dialog }: Props) {
  const refreshing = { refreshes: [listDepartments, listRollouts], refreshesOnFailure: [listDepartments] };
  const create = useCallMutation(createDepartment, refreshing);
  const update = useCallMutation(updateDepartment, refreshing);
  const save = async ({ Typed, ...wish }: DepartmentForm) => {
    // No rule of the field: its sentence would move the button under a press.
    if (Typed.trim()) throw new FieldProblem("Typed", "Press Add, or empty this field");
    const { Department } = department
      ? await update.mutateAsync({ ...wish, ID: department.ID, Version: department.Version })
      : await create.mutateAsync(wish);
    toast("success", department ? `${Department.Name} is changed.` : `${Department.Name} is created.`);
  };
  return (
    <FormDialog
      {...dialog}
      title={department ? `Edit ${department.Name}` : "New department"}
      schema={departmentForm}
      defaultValues={valuesOf(department)}
      question={department && ((values: DepartmentForm) => questionOf(department, values))}
      onSubmit={save}
      submitLabel={department ? "Save changes" : "Create the department"}
    >
      <TextInput name="Name" label="Name" hint="Families and crews read it." autoComplete="off" required />
      <SelectInput name="Kind" label="Kind" options={kinds} autoComplete="off" required />
      <PlacesInput />
      <TextInput name="Contact" label="Contact" hint="A number or an address." autoComplete="off" optional />
      <NoteInput name="Statement" label="What it does with a jacket" hint="One sentence." />
      <CheckboxInput
        name="Sponsor"
        label="Pays for its residents"
        hint={`People at its places are registered without a payment. When it ends, each family has ${graceDays} days to pay.`}
      />
    </FormDialog>
  );
}
