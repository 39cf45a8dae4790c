import * as z from "zod/mini";
import { jacketId } from "#shared/fields/ids.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { entry, medicalRecord } from "#shared/model/jacket/entry.ts";
import { aboutAlert, areaShapes, namedArea } from "#shared/model/registry/area.ts";
import { registryCounts, registryHome } from "#shared/model/registry/home.ts";
import { forReason, inOutage, largestAlertBody, listFilter, ofDepartment } from "#shared/model/registry/listFilter.ts";
import { type Role, rankedRoles } from "#shared/model/role.ts";
import { call } from "../call.ts";

const planners = [...rankedRoles, "ENGINEER"] as const satisfies Role[];

/** By urgency, for a reason. The audit has each home. */
export const listRegistry = call({
  method: "POST",
  path: "/registry/list",
  callers: rankedRoles,
  uses: ["records:get", "records:getMany", "records:query", "lists:byAddress", "lists:byConfirmed", "audit", "readers"],
  largestBody: largestAlertBody,
  request: z.strictObject({ ...listFilter, ...forReason, ...page }),
  response: z.object({
    Homes: z.array(registryHome),
    /** Of a drawn area's first page: no map shows them, and they may lie in it. */
    Unplaced: z.array(registryHome),
    /** Whether there are more of these: the area `Unplaced` lists all. */
    MoreUnplaced: z.optional(z.boolean()),
    ...nextPage,
  }),
});

/**
 * The shapes of a county or an alert, before a list is asked for. An alert is a stranger's text: this function may read
 * and write nothing.
 */
export const readArea = call({
  method: "POST",
  path: "/registry/area/read",
  callers: rankedRoles,
  uses: [],
  largestBody: largestAlertBody,
  request: z.strictObject({ Area: namedArea }),
  response: z.object({ ...areaShapes.shape, Alert: z.optional(aboutAlert) }),
});

/** By ZIP and cell of the map, none below eleven: tells of nobody. */
export const countRegistry = call({
  method: "POST",
  path: "/registry/count",
  callers: planners,
  uses: ["records:get", "records:query"],
  request: z.strictObject(ofDepartment),
  response: z.object({
    /** Of the ZIPs shown alone: a sum of all would tell the hidden ones. */
    ...registryCounts.shape,
    ByZip: z.array(z.object({ Zip: z.string(), ...registryCounts.shape })),
    /**
     * Of a cell the homes with an exact position, in parts of a ZIP with at least eleven of them: no difference to a
     * ZIP tells of fewer.
     */
    ByCell: z.array(
      z.object({
        /** Geohash of five letters: 0.0439 degrees in both directions. */
        Cell: z.string(),
        /** Of its middle. */
        Lat: z.number(),
        Lng: z.number(),
        ...registryCounts.shape,
      }),
    ),
    /** ZIPs with fewer homes than are shown. */
    Hidden: z.number(),
  }),
});

/** With all its people; each family reads of it. */
export const openHome = call({
  method: "POST",
  path: "/registry/home",
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
  limits: [{ by: ["account"], times: 300, seconds: 3_600 }],
  request: z.strictObject({ ...ofDepartment, ID: jacketId, ...inOutage, ...forReason }),
  response: z.object({
    Home: registryHome,
    People: z.array(z.object({ Entry: entry, Record: medicalRecord })),
  }),
});
