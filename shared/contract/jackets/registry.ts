import * as z from "zod/mini";
import { departmentId, jacketId } from "#shared/fields/ids.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { entry, medicalRecord } from "#shared/model/jacket/entry.ts";
import { reasonFields } from "#shared/model/jacket/opening.ts";
import { aboutAlert, areaShapes, askedArea, namedArea } from "#shared/model/registry/area.ts";
import {
  registryCounts,
  registryHome,
  registryNeed,
  registryOrder,
  registryReason,
} from "#shared/model/registry/home.ts";
import type { Role } from "#shared/model/role.ts";
import { call } from "../call.ts";

const readers = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN"] as const satisfies Role[];
const planners = [...readers, "ENGINEER"] as const satisfies Role[];

/** Staff of a department have their own; others choose one. */
const whose = { DepartmentID: z.optional(departmentId) };

const because = { ...reasonFields, Reason: registryReason };

/** Hours of battery count from here on. */
const outage = { OutageSince: z.optional(z.iso.datetime()) };

const filter = {
  ...whose,
  /** @default all of the department's places */
  Area: z.optional(askedArea),
  Needs: z.optional(z.array(registryNeed)),
  /** Whether a home has one of the needs, or all. @default "ANY" */
  Match: z.optional(z.enum(["ANY", "ALL"])),
  /** Hours of battery left at most; homes that need no power do not fit. */
  MaxHours: z.optional(z.number().check(z.minimum(0), z.maximum(999))),
  /** Homes whose family's last word is of an earlier day, YYYY-MM-DD. */
  ConfirmedBefore: z.optional(z.iso.date()),
  /** Homes with something to transfer, or without. */
  Waiting: z.optional(z.boolean()),
  /** @default "URGENCY" */
  Order: z.optional(registryOrder),
  ...outage,
};

/** Of an alert: its text in JSON, where a line break is two characters. */
const largestAlertBody = 1_024;

/** Lists a department's homes by urgency, for a reason. The audit has each. */
export const listRegistry = call({
  method: "POST",
  path: "/registry/list",
  callers: readers,
  uses: ["records:get", "records:getMany", "records:query", "lists:byAddress", "lists:byConfirmed", "audit", "readers"],
  largestBody: largestAlertBody,
  request: z.strictObject({ ...filter, ...because, ...page }),
  response: z.object({
    Homes: z.array(registryHome),
    /** Of a drawn area's first page: homes that no map shows, which may lie in it. */
    Unplaced: z.array(registryHome),
    /** Whether there are more of these: the area `Unplaced` lists all. */
    MoreUnplaced: z.optional(z.boolean()),
    ...nextPage,
  }),
});

/**
 * Tells what a county or an alert stands for, before a list is asked for. An alert is a stranger's text: this function
 * may read and write nothing.
 */
export const readArea = call({
  method: "POST",
  path: "/registry/area/read",
  callers: readers,
  uses: [],
  largestBody: largestAlertBody,
  request: z.strictObject({ Area: namedArea }),
  response: z.object({ ...areaShapes.shape, Alert: z.optional(aboutAlert) }),
});

/** Counts a department's homes by ZIP and by cell of the map, none below eleven: tells of nobody. */
export const countRegistry = call({
  method: "POST",
  path: "/registry/count",
  callers: planners,
  uses: ["records:get", "records:query"],
  request: z.strictObject(whose),
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
    /** How many ZIPs have fewer homes than are shown. */
    Hidden: z.number(),
  }),
});

/** Opens a home with all its people; each family reads of it. */
export const openHome = call({
  method: "POST",
  path: "/registry/home",
  callers: readers,
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
  request: z.strictObject({ ...whose, ID: jacketId, ...outage, ...because }),
  response: z.object({
    Home: registryHome,
    People: z.array(z.object({ Entry: entry, Record: medicalRecord })),
  }),
});
