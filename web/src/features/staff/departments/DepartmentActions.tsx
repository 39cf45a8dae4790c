import type { ListedDepartment } from "#shared/model/department.ts";
import { MenuButton } from "#web/ui/overlays/MenuButton.tsx";
import { menuIdOf } from "../lists/useRowDialog.ts";

export type DepartmentAction = "edit" | "masterModerator" | "moderator" | "retire";

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
  return <MenuButton id={menuIdOf(department)} label="Actions" about={department.Name} items={items} />;
}
