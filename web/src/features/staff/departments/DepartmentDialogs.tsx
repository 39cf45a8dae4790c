import { listDepartments, listRollouts, retireDepartment } from "#shared/contract/departments.ts";
import type { ListedDepartment } from "#shared/model/department.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { CreateStaff } from "../create/CreateStaff.tsx";
import { focusMenu, type RowDialog } from "../lists/useRowDialog.ts";
import type { DepartmentAction } from "./DepartmentActions.tsx";
import { DepartmentDialog } from "./DepartmentDialog.tsx";
import { retirementOf } from "./departmentText.ts";

interface Props {
  /** An edit begins with the row as listed. */
  readonly asked: RowDialog<DepartmentAction, ListedDepartment>;
  readonly rows: readonly ListedDepartment[] | undefined;
  readonly onClose: () => void;
}

export function DepartmentDialogs({ asked: { action, row: department, menuId }, rows, onClose }: Props) {
  const retire = useCallMutation(retireDepartment, {
    refreshes: [listDepartments, listRollouts],
    refreshesOnFailure: [listDepartments],
  });
  const { ID, Name } = department;
  // After a refusal its consequences are read anew before another try.
  const current = rows?.find((row) => row.ID === ID) ?? department;
  const dialogOf = (which: DepartmentAction) => ({
    open: action === which,
    onClose,
    onClosed: () => focusMenu(menuId),
  });
  return (
    <>
      <DepartmentDialog {...dialogOf("edit")} department={department} />
      {(["masterModerator", "moderator"] as const).map((kind) => (
        <CreateStaff key={kind} kind={kind} {...dialogOf(kind)} departmentOf={department} />
      ))}
      <ConfirmDialog
        {...dialogOf("retire")}
        title={`Retire ${Name}?`}
        confirmLabel="Retire"
        danger
        onConfirm={async () => {
          await retire.mutateAsync({ ID, Version: current.Version });
          toast("success", `${Name} is retired.`);
        }}
      >
        <BulletList items={retirementOf(current)} />
      </ConfirmDialog>
    </>
  );
}
