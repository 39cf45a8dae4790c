import type { DepartmentDetails } from "#lambdas/records/departments/department.ts";
import type { Department } from "#shared/model/department.ts";
import { isDefaultDepartment } from "#shared/rules/defaultDepartment.ts";

export function showDepartment(details: DepartmentDetails): Department {
  const { id, name, kind, places, contact, statement, sponsor, status, version } = details;
  return {
    ID: id,
    Name: name,
    Places: places.map(({ City, State }) => ({ City, State })),
    Status: status,
    ...(kind ? { Kind: kind } : {}),
    ...(contact ? { Contact: contact } : {}),
    ...(statement ? { Statement: statement } : {}),
    ...(sponsor && status === "ACTIVE" ? { Sponsor: true } : {}),
    IsDefault: isDefaultDepartment(id),
    Version: version,
  };
}
