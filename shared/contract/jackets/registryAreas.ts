import * as z from "zod/mini";
import { departmentId, id, version } from "#shared/fields/ids.ts";
import { area } from "#shared/model/registry/area.ts";
import { areaName, savedArea } from "#shared/model/registry/savedArea.ts";
import { call } from "../call.ts";
import { each } from "../uses/uses.ts";
import { listRegistry } from "./registry.ts";

const { callers } = listRegistry;

/** Staff of a department have their own; others choose one. */
const whose = { DepartmentID: z.optional(departmentId) };

/** Saves an area under a name that no other area of the department has, or replaces one. */
export const saveArea = call({
  method: "POST",
  path: "/registry/area",
  callers,
  uses: ["records:get", ...each(["G", "U"], "put"), "audit"],
  creates: true,
  request: z.strictObject({
    ...whose,
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
  callers,
  uses: ["records:get", "records:query"],
  request: z.strictObject(whose),
  response: z.object({ Areas: z.array(savedArea) }),
});

export const deleteArea = call({
  method: "DELETE",
  path: "/registry/area",
  callers,
  uses: ["records:get", ...each(["G"], "put", "delete"), "audit"],
  request: z.strictObject({ ...whose, ID: id }),
  response: z.object({}),
});
