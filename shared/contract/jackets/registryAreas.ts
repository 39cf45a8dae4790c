import * as z from "zod/mini";
import { id, version } from "#shared/fields/ids.ts";
import { area } from "#shared/model/registry/area.ts";
import { ofDepartment } from "#shared/model/registry/listFilter.ts";
import { areaName, savedArea } from "#shared/model/registry/savedArea.ts";
import { rankedRoles } from "#shared/model/role.ts";
import { call } from "../call.ts";
import { each } from "../uses/uses.ts";

/** Under a name that no other area of the department has. */
export const saveArea = call({
  method: "POST",
  path: "/registry/area",
  callers: rankedRoles,
  uses: ["records:get", ...each(["G", "U"], "put"), "audit"],
  creates: true,
  request: z.strictObject({
    ...ofDepartment,
    /** Of the area that it replaces. */
    ID: z.optional(id),
    /** Of that area; another one is answered CHANGED_ELSEWHERE. @default its newest */
    Version: z.optional(version),
    Name: areaName,
    Area: area,
  }),
  response: z.object({ ID: z.string() }),
});

/** By name. */
export const listAreas = call({
  method: "POST",
  path: "/registry/areas",
  callers: rankedRoles,
  uses: ["records:get", "records:query"],
  request: z.strictObject(ofDepartment),
  response: z.object({ Areas: z.array(savedArea) }),
});

export const deleteArea = call({
  method: "DELETE",
  path: "/registry/area",
  callers: rankedRoles,
  uses: ["records:get", ...each(["G"], "put", "delete"), "audit"],
  request: z.strictObject({ ...ofDepartment, ID: id }),
  response: z.object({}),
});
