import type { ListedDepartment } from "#shared/model/department.ts";
import { MenuButton } from "#web/ui/overlays/MenuButton.tsx";

export type DepartmentAction = "edit" | "masterModerator" | "moderator" | "retire";

const buttonId = (id: string): string => `actions-${id}`;

/** After a closing dialog lost the focus to a newly rendered row. */
export function focusDepartment({ ID }: ListedDepartment): void {
  // Dialogs stand beside the page, not in it.
  if (document.getElementById("root")?.contains(document.activeElement)) return;
  document.getElementById(buttonId(ID))?.focus();
}

interface Props {
  readonly department: ListedDepartment;
  readonly onAction: (action: DepartmentAction, department: ListedDepartment) => void;
}

export function DepartmentActions({ department, onAction }: Props) {
  if (department.Status === "RETIRED") return null;
  const item = (label: string, action: DepartmentAction, danger = false) => ({
    label,
    danger,
    onSelect: () => onAction(action, department),
  });
  const items = [
    item("Edit", "edit"),
    item("Invite a master moderator", "masterModerator"),
    item("Invite a moderator", "moderator"),
    item("Retire", "retire", true),
  ];
  return <MenuButton id={buttonId(department.ID)} label="Actions" about={department.Name} items={items} />;
}
