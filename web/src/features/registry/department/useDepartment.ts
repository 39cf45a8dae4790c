import { placeRoles } from "#shared/model/role.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { useHistoryParams } from "#web/session/useHistoryParams.ts";

export interface ChosenDepartment {
  readonly id: string;
  readonly name: string;
}

/** Staff of a department have their own; others choose one, which a reload keeps. */
export function useDepartment() {
  const { Role } = useUser();
  const [params, keep] = useHistoryParams();
  const [id, name] = [params.get("department"), params.get("departmentName")];
  return {
    hasOwn: placeRoles.includes(Role),
    chosen: id && name ? { id, name } : undefined,
    choose: (next: ChosenDepartment | undefined) =>
      keep(new URLSearchParams(next && { department: next.id, departmentName: next.name })),
  };
}
