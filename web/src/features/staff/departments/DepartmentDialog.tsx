import { lazy, Suspense, useRef, useState } from "react";
import type { RequestOf } from "#shared/contract/call.ts";
import { createDepartment, listDepartments, listRollouts, updateDepartment } from "#shared/contract/departments.ts";
import { state as stateField } from "#shared/fields/address.ts";
import type { ListedDepartment } from "#shared/model/department.ts";
import { graceDays } from "#shared/rules/payment/grace.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { UserFacingError } from "#web/ui/feedback/UserFacingError.ts";
import { CheckboxInput } from "#web/ui/forms/CheckboxInput.tsx";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { SelectInput } from "#web/ui/forms/SelectInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import type { Question } from "#web/ui/overlays/useQuestionAbout.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { type DepartmentForm, departmentForm, sponsorLabel, valuesOf } from "./departmentForm.ts";
import { endOfPaying, kindLabels } from "./departmentText.ts";
import { PlacesInput } from "./PlacesInput.tsx";

// Rare: no list of staff loads it.
const DepartmentConflict = lazy(async () => ({
  default: (await import("./DepartmentConflict.tsx")).DepartmentConflict,
}));

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

/** Not before the form is right. */
function endOf(before: ListedDepartment | undefined, { Typed, ...wish }: DepartmentForm): readonly string[] {
  return before && !Typed.trim() ? endOfPaying(before, wish) : [];
}

/** By a place, and by the name where it left that place. */
async function loadCurrent({ ID, Name, Places: [place] }: ListedDepartment): Promise<ListedDepartment> {
  const State = stateField.safeParse(place?.State).data;
  const requests: RequestOf<typeof listDepartments>[] = [{ Search: Name }];
  if (place && State) requests.unshift({ City: place.City, State });
  for (const request of requests) {
    const { Departments } = await send(listDepartments, request);
    const found = Departments.find((department) => department.ID === ID);
    if (found) return found;
  }
  throw new UserFacingError(`${Name} is not found any more. Close this window and search for it.`);
}

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
  readonly department?: ListedDepartment;
}

export function DepartmentDialog({ department, onClosed, ...dialog }: Props) {
  const refreshing = { refreshes: [listDepartments, listRollouts], refreshesOnFailure: [listDepartments] };
  const create = useCallMutation(createDepartment, refreshing);
  const update = useCallMutation(updateDepartment, refreshing);
  const [newer, setNewer] = useState<ListedDepartment>();
  const base = newer && newer.ID === department?.ID && newer.Version > department.Version ? newer : department;
  const [isConflict, setConflict] = useState(false);
  const isRefused = useRef(false);
  const saveOne = async (wish: Omit<DepartmentForm, "Typed">): Promise<boolean> => {
    isRefused.current = false;
    try {
      const { Department } = base
        ? await update.mutateAsync({ ...wish, ID: base.ID, Version: base.Version })
        : await create.mutateAsync(wish);
      toast("success", base ? `${Department.Name} is changed.` : `${Department.Name} is created.`);
      return true;
    } catch (error) {
      if (!base || !hasCode(error, "CHANGED_ELSEWHERE")) throw error;
      isRefused.current = true;
      return false;
    }
  };
  const save = async (values: DepartmentForm): Promise<boolean> => {
    const { Typed, ...wish } = values;
    // No rule of the field: its sentence would move the button under a press.
    if (Typed.trim()) throw new FieldProblem("Typed", "Press Add, or empty this field");
    setConflict(false);
    const isSaved = await saveOne(wish);
    // The notice takes the focus, which an open question would take back.
    if (endOf(base, values).length === 0) setConflict(!isSaved);
    return isSaved;
  };
  const questionOf = (values: DepartmentForm): Question | undefined => {
    const end = endOf(base, values);
    if (end.length === 0) return undefined;
    return {
      title: "Stop paying for residents?",
      confirmLabel: "Save changes",
      onClosed: () => setConflict(isRefused.current),
      children: <BulletList items={end} />,
    };
  };
  return (
    <FormDialog
      {...dialog}
      onClosed={() => {
        setConflict(false);
        onClosed?.();
      }}
      title={department ? `Edit ${department.Name}` : "New department"}
      schema={departmentForm}
      defaultValues={valuesOf(base)}
      question={questionOf}
      onSubmit={save}
      submitLabel={department ? "Save changes" : "Create the department"}
    >
      {isConflict && base && (
        <Suspense fallback={null}>
          <DepartmentConflict base={base} load={() => loadCurrent(base)} onBase={setNewer} />
        </Suspense>
      )}
      <TextInput name="Name" label="Name" hint="Families and crews read it." autoComplete="off" required />
      <SelectInput name="Kind" label="Kind" options={kinds} autoComplete="off" required />
      <PlacesInput />
      <TextInput name="Contact" label="Contact" hint="A number or an address." autoComplete="off" optional />
      <NoteInput name="Statement" label="What it does with a jacket" hint="One sentence." />
      <CheckboxInput
        name="Sponsor"
        label={sponsorLabel}
        hint={`People at its places are registered without a payment. When it ends, each family has ${graceDays} days to pay.`}
      />
    </FormDialog>
  );
}
