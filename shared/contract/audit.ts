import * as z from "zod/mini";
import { id } from "#shared/fields/ids.ts";
import { page, search, searchedPage } from "#shared/fields/paging.ts";
import { auditRow } from "#shared/model/audit.ts";
import { role } from "#shared/model/role.ts";
import { call, type ScheduledEvent } from "./call.ts";

/**
 * Newest first; a master moderator gets their department's. `From` and `To` are Eastern days, inclusive; `By` is the
 * acting account. `Search`: part of an id, the actor's e-mail address or a jacket's number; an id also finds the lists
 * with it.
 * @default the last 30 days
 */
export const listAudit = call({
  method: "POST",
  path: "/audit/list",
  callers: ["MASTER MOD", "MASTER ADMIN"],
  uses: ["records:get", "records:getMany", "records:query", "lists:found", "audit", "readers"],
  request: z.strictObject({
    From: z.optional(z.iso.date()),
    To: z.optional(z.iso.date()),
    Action: z.optional(z.string().check(z.maxLength(60))),
    Role: z.optional(role),
    By: z.optional(id),
    ...search,
    ...page,
  }),
  response: z.object({ Rows: z.array(auditRow), ...searchedPage }),
});

/** Daily: the day before, and missed days, out of the table's reach. */
export const sealAudit: ScheduledEvent = {
  schedule: "cron(40 4 * * ? *)",
  seconds: 900,
  uses: ["records:query", "archive"],
};
