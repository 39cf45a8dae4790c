import * as z from "zod/mini";
import { city, state } from "#shared/fields/address.ts";
import { departmentId } from "#shared/fields/ids.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { department, departmentFields, listedDepartment } from "#shared/model/department.ts";
import { call } from "./call.ts";
import { each } from "./uses/uses.ts";

const admins = ["ADMIN", "MASTER ADMIN"] as const;

/** Above the limit of a department, whose refusal names the number. */
const mostPlacesSent = 1_000;

const place = { City: city, State: state };

/** An uncovered place is refused unless it is `New`. */
const departmentRequest = {
  ...departmentFields,
  Places: z
    .array(z.strictObject({ ...place, New: z.optional(z.boolean()) }))
    .check(z.minLength(1, "Please add a place that it serves"), z.maxLength(mostPlacesSent)),
};

/** Another version is answered CHANGED_ELSEWHERE. */
const listedVersion = { ID: departmentId, Version: z.int().check(z.minimum(0)) };

/**
 * Named ones, newest first, with the retired, then default ones by place; with City and State all that serve it.
 * `Search`: beginnings of words of a name or place. Counts go up to 100.
 */
export const listDepartments = call({
  method: "POST",
  path: "/departments/list",
  // An engineer chooses one for its counts.
  callers: [...admins, "ENGINEER"],
  uses: ["records:get", "records:getMany", "records:query", "lists:unfiltered", "lists:byPlace", "audit", "readers"],
  request: z.strictObject({
    City: z.optional(city),
    State: z.optional(state),
    Search: z.optional(z.string().check(z.maxLength(100))),
    ...page,
  }),
  response: z.object({ Departments: z.array(listedDepartment), ...nextPage }),
});

/** Also to suggest a place for a misspelled one. */
const reading = ["records:get", "records:getMany", "records:query", "audit"] as const;

const writing = [
  ...reading,
  "records:put(DEPARTMENT)",
  "records:put(DEPARTMENTNAME)",
  "records:put(PLACES)",
  "records:put(ROLLOUTS)",
  "records:put(OUTBOX)",
] as const;

export const createDepartment = call({
  method: "POST",
  path: "/departments",
  callers: admins,
  uses: [...writing, "records:put(U)"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  creates: true,
  request: z.strictObject(departmentRequest),
  response: z.object({ Department: department }),
});

export const updateDepartment = call({
  method: "PATCH",
  path: "/departments",
  callers: admins,
  uses: [...writing, "records:delete(PLACES)", "records:delete(DEPARTMENTNAME)"],
  limits: [{ by: ["account"], times: 300, seconds: 3_600 }],
  request: z.strictObject({ ...listedVersion, ...departmentRequest }),
  response: z.object({ Department: department }),
});

/** For good, from all its places. Its receipts stay. */
export const retireDepartment = call({
  method: "POST",
  path: "/departments/retire",
  callers: admins,
  uses: [
    "records:get",
    "records:getMany",
    ...each(["DEPARTMENT", "PLACES", "ROLLOUTS", "OUTBOX"], "put"),
    ...each(["PLACES", "DEPARTMENTNAME"], "delete"),
    "audit",
  ],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  request: z.strictObject(listedVersion),
  response: z.object({ Department: department }),
});

const anyPlace = { City: city, State: z.string().check(z.maxLength(2)) };

/** A place whose families follow a change of its departments. */
const rollout = z.object({
  ...anyPlace,
  /** An ISO time. */
  Changed: z.string(),
  /** Of its households, 0 to 1, estimated. */
  Share: z.number(),
  /** So many followed. */
  HouseHolds: z.int(),
  /** Seconds, by the pace up to now; unknown at the beginning. */
  Left: z.optional(z.int()),
  /** All followed; a second look takes those who changed something at that moment. */
  Again: z.boolean(),
  Paused: z.boolean(),
});

export type ListedRollout = z.output<typeof rollout>;

/** By place, at most 20. */
export const listRollouts = call({
  method: "POST",
  path: "/departments/rollouts",
  callers: admins,
  uses: ["records:query"],
  request: z.strictObject({}),
  response: z.object({ Rollouts: z.array(rollout), More: z.boolean() }),
});

/** Stops after the pages under way, or goes on; does nothing once it has ended. */
export const pauseRollout = call({
  method: "POST",
  path: "/departments/rollouts/pause",
  callers: admins,
  uses: ["records:get", ...each(["ROLLOUTS"], "update"), "records:put(OUTBOX)", "audit"],
  request: z.strictObject({ ...anyPlace, Paused: z.boolean() }),
  response: z.object({ Paused: z.boolean() }),
});
