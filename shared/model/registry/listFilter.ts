import * as z from "zod/mini";
import { departmentId } from "#shared/fields/ids.ts";
import { reasonFields } from "#shared/model/jacket/opening.ts";
import { askedArea } from "./area.ts";
import { registryNeed, registryOrder, registryReason } from "./home.ts";

/** Staff of a department have their own; others choose one. */
export const ofDepartment = { DepartmentID: z.optional(departmentId) };

export const forReason = { ...reasonFields, Reason: registryReason };

/** Hours of battery count from here on. */
export const inOutage = { OutageSince: z.optional(z.iso.datetime()) };

/** KB of a request with an alert: its text in JSON, where a line break is two characters. */
export const largestAlertBody = 1_024;

export const listFilter = {
  ...ofDepartment,
  /** @default all of the department's places */
  Area: z.optional(askedArea),
  Needs: z.optional(z.array(registryNeed)),
  /** Whether one of the needs is enough, or all are. @default "ANY" */
  Match: z.optional(z.enum(["ANY", "ALL"])),
  /** Hours of battery left at most, or not known of a device; homes that need no power do not fit. */
  MaxHours: z.optional(z.number().check(z.minimum(0), z.maximum(999))),
  /** Homes whose family's last word is of an earlier day, YYYY-MM-DD. */
  ConfirmedBefore: z.optional(z.iso.date()),
  /** Homes with something to transfer, or without. */
  Waiting: z.optional(z.boolean()),
  /** @default "URGENCY" */
  Order: z.optional(registryOrder),
  ...inOutage,
};
