import * as z from "zod/mini";
import { id, jacketId } from "#shared/fields/ids.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { foundJacket, openedJacket, opening, reasonFields } from "#shared/model/jacket/opening.ts";
import { rankedRoles } from "#shared/model/role.ts";
import { call } from "../call.ts";

/**
 * By address with house number, name, phone or jacket number, in the department's records, for administrators in all.
 * Each result is told to its family.
 */
export const findJackets = call({
  method: "POST",
  path: "/find",
  callers: rankedRoles,
  uses: [
    "records:get",
    "records:getMany",
    "records:check",
    "records:put",
    "lists:found",
    "lists:secondName",
    "lists:byPlace",
    "audit",
    "readers",
  ],
  // Ten searches a minute, for an hour. Openings have a limit of their own.
  limits: [
    { by: ["account"], times: 600, seconds: 3_600 },
    { by: ["account"], times: 6_000, seconds: 86_400, counter: "findJackets by day" },
  ],
  request: z.strictObject({
    Search: z.string().check(z.trim(), z.minLength(2, "Please enter more letters"), z.maxLength(150)),
    Cursor: page.Cursor,
  }),
  response: z.object({ Jackets: z.array(foundJacket), ...nextPage }),
});

/** The newest record, for a reason that its family reads. */
export const openJacket = call({
  method: "POST",
  path: "/find/open",
  callers: rankedRoles,
  uses: [
    "records:get",
    "records:getMany",
    "records:query",
    "records:check",
    "records:put",
    "photos:read",
    "audit",
    "readers",
  ],
  limits: [{ by: ["account"], times: 120, seconds: 3_600 }],
  request: z.strictObject({ ID: jacketId, ...reasonFields }),
  response: openedJacket,
});

/** Days on which departments saw the caller's family, or one member, newest first. */
export const listOpenings = call({
  method: "POST",
  path: "/openings/list",
  callers: ["USER"],
  uses: ["records:query"],
  request: z.strictObject({ ID: z.optional(id), ...page }),
  response: z.object({ Openings: z.array(opening), ...nextPage }),
});
