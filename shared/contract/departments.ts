import * as z from "zod/mini";
import { city, state } from "#shared/fields/address.ts";
import { departmentId } from "#shared/fields/ids.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { department, departmentFields, listedDepartment } from "#shared/model/department.ts";
import { call } from "./call.ts";
import { removing } from "./uses/uses.ts";

const admins = ["ADMIN", "MASTER ADMIN"] as const;

/** More than a department can serve, so that it is refused with the number. */
const mostNamed = 1_000;

const place = { City: city, State: state };

/** What a department is to be. A place that does not take part yet is refused unless it says that it is `New`. */
const wish = {
  ...departmentFields,
  Places: z
    .array(z.strictObject({ ...place, New: z.optional(z.boolean()) }))
    .check(z.minLength(1, "Please add a place that it serves"), z.maxLength(mostNamed)),
};

/** The version that was listed; another one is answered CHANGED_ELSEWHERE. */
const seen = { ID: departmentId, Version: z.int().check(z.minimum(0)) };

/**
 * The departments with a name of their own, the newest first, retired ones too; then the default ones of all other
 * places, by place. `Search` has words that begin a word of a name or place; a page can then be short, or empty with a
 * NextCursor. With City and State those that serve this place, all at once. Who has accounts, and what waits, is
 * counted up to 100.
 */
export const listDepartments = call({
  method: "POST",
  path: "/departments/list",
  callers: admins,
  uses: [
    "records:get",
    "records:getMany",
    "records:query",
    "lists:unfiltered",
    "lists:byPlace",
    "audit",
    "readers",
  ],
  request: z.strictObject({
    City: z.optional(city),
    State: z.optional(state),
    Search: z.optional(z.string().check(z.maxLength(100))),
    ...page,
  }),
  response: z.object({ Departments: z.array(listedDepartment), ...nextPage }),
});

/** To read what is changed, and to suggest a place for a misspelled one. */
const reading = ["records:get", "records:getMany", "records:query", "audit"] as const;

const writing = [
  ...reading,
  "records:put(DEPARTMENT)",
  "records:put(DEPARTMENTNAME)",
  "records:put(PLACES)",
  "records:put(PLACENEWS)",
  "records:put(ROLLOUTS)",
] as const;

/** A department that serves these places from now on, beside those that serve them already. */
export const createDepartment = call({
  method: "POST",
  path: "/departments",
  callers: admins,
  uses: [...writing, "records:put(U)"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  creates: true,
  request: z.strictObject(wish),
  response: z.object({ Department: department }),
});

/** What is said of a department, and the places that it serves, in place of what was said before. */
export const updateDepartment = call({
  method: "PATCH",
  path: "/departments",
  callers: admins,
  uses: [...writing, "records:delete(PLACES)", "records:delete(DEPARTMENTNAME)"],
  limits: [{ by: ["account"], times: 300, seconds: 3_600 }],
  request: z.strictObject({ ...seen, ...wish }),
  response: z.object({ Department: department }),
});

/** Takes a department out of all its places, for good. What it was told stays with its receipts. */
export const retireDepartment = call({
  method: "POST",
  path: "/departments/retire",
  callers: admins,
  uses: [
    "records:get",
    "records:getMany",
    "records:put(DEPARTMENT)",
    "records:put(PLACES)",
    "records:put(PLACENEWS)",
    "records:put(ROLLOUTS)",
    "records:delete(PLACES)",
    "records:delete(DEPARTMENTNAME)",
    "audit",
  ],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  request: z.strictObject(seen),
  response: z.object({ Department: department }),
});

const anyPlace = { City: city, State: z.string().check(z.maxLength(2)) };

/**
 * Takes the jackets of the families at these places to the departments that serve them now, for some seconds, after a
 * change of the departments, and who lives there to who pays now. `Left` are the places to send again. Without it the
 * next daily run does the same.
 */
export const rollOut = call({
  method: "POST",
  path: "/departments/rollout",
  callers: admins,
  uses: removing,
  request: z.strictObject({ Places: z.array(z.strictObject(anyPlace)).check(z.maxLength(mostNamed)) }),
  response: z.object({ Left: z.array(z.object(anyPlace)) }),
});
