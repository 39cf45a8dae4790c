import * as z from "zod/mini";
import { id } from "#shared/fields/ids.ts";
import { registryFormatId } from "#shared/handover/exportFormatId.ts";
import { exportPurpose } from "#shared/model/jacket/handover.ts";
import { forReason, inOutage, largestAlertBody, listFilter } from "#shared/model/registry/listFilter.ts";
import { rankedRoles } from "#shared/model/role.ts";
import { call } from "../call.ts";
import { hour } from "../limits.ts";

/**
 * The homes of a list with the same filter, and those that no map shows. A worker makes it page by page; audit and
 * families have each page before it can be read. Kept for an hour.
 */
export const exportRegistry = call({
  method: "POST",
  path: "/registry/export",
  callers: rankedRoles,
  uses: ["records:get", "records:query", "records:put"],
  limits: [{ by: ["account"], times: 30, seconds: hour }],
  creates: true,
  largestBody: largestAlertBody,
  request: z.strictObject({
    ...listFilter,
    ...forReason,
    Format: registryFormatId,
    Purpose: exportPurpose,
  }),
  response: z.object({ ID: id }),
});

/** How far it is, and links to its parts, which hold for minutes. */
export const readExport = call({
  method: "POST",
  path: "/registry/export/read",
  callers: rankedRoles,
  uses: ["records:get", "exports:read"],
  request: z.strictObject({
    ID: id,
    /** The first part to link, from 0. @default no links */
    From: z.optional(z.int().check(z.minimum(0))),
  }),
  response: z.object({
    Status: z.enum(["RUNNING", "READY", "FAILED"]),
    /** The department's name. */
    Department: z.string(),
    /** Its homes are as of then. */
    Begun: z.string(),
    ...inOutage,
    /** Homes so far. */
    Done: z.number(),
    /** Absent where no counter knows it. */
    Total: z.optional(z.number()),
    PartCount: z.number(),
    /** At most `partsAtOnce`, each an `exportPart`. */
    Parts: z.array(z.string()),
    Problem: z.optional(z.string()),
  }),
});
