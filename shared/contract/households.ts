import * as z from "zod/mini";
import { geo, householdName } from "#shared/fields/household.ts";
import { id, linkingId, version } from "#shared/fields/ids.ts";
import { nextPage, page } from "#shared/fields/paging.ts";
import { address } from "#shared/model/address.ts";
import { coverage } from "#shared/model/coverage.ts";
import { household, position } from "#shared/model/household.ts";
import { householdRequest } from "#shared/model/householdShapes.ts";
import { rankedRoles } from "#shared/model/role.ts";
import { call, everyone } from "./call.ts";
import { listHouseholdsPath } from "./earlyPaths.ts";
import { changing, removing } from "./uses/uses.ts";

/** The documented payload repeats the address on one line; the server makes its own. */
const joinedAddress = z.optional(z.string().check(z.maxLength(300)));

export const listHouseholds = call({
  method: "POST",
  path: listHouseholdsPath,
  callers: everyone,
  uses: ["records:get", "records:query"],
  request: z.strictObject({ UID: id, ...page }),
  response: z.object({ HouseHolds: z.array(household), ...nextPage }),
});

export const createHousehold = call({
  method: "POST",
  path: "/household",
  callers: ["USER"],
  uses: ["records:get", "records:put", "records:update", "records:check", "geocoder"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  creates: true,
  request: z.strictObject({
    UID: id,
    Name: householdName,
    ...address.shape,
    Location: joinedAddress,
    /** A point near the server's own. @default the server's own */
    Geo: z.optional(geo),
    ...householdRequest.shape,
  }),
  response: z.object({ HouseHold: household }),
});

/**
 * Tells departments of changed facts, and looks the address up again. A fact left out stays, an empty one is
 * removed. Without `Geo` a family's point stays, any other becomes the server's own.
 */
export const updateHousehold = call({
  method: "PATCH",
  path: "/household",
  callers: ["USER"],
  uses: [...changing, "geocoder"],
  limits: [{ by: ["account"], times: 300, seconds: 3_600 }],
  request: z.strictObject({
    UID: id,
    ID: id,
    Name: householdName,
    // The address may be echoed; a changed one is refused.
    ...z.partial(address).shape,
    Location: joinedAddress,
    Geo: z.optional(geo),
    ...householdRequest.shape,
    Version: z.optional(version),
  }),
  response: z.object({ HouseHold: household }),
});

/** Moves the family: its address becomes the account's. */
export const setPrimary = call({
  method: "POST",
  path: "/household/primary",
  callers: ["USER"],
  uses: ["records:get", "records:query", "records:put", "records:check"],
  request: z.strictObject({ UID: id, ID: id }),
  response: z.object({ HouseHold: household }),
});

/** With its links; not found a second time. A broken-off removal leaves it listed, to be deleted again. */
export const deleteHousehold = call({
  method: "DELETE",
  path: "/household",
  callers: ["USER"],
  uses: removing,
  request: z.strictObject({ UID: id, ID: id, Version: z.optional(version) }),
  response: z.object({ Message: z.string() }),
});

export const assignMember = call({
  method: "POST",
  path: "/household/members/add",
  callers: ["USER"],
  uses: changing,
  request: z.strictObject({ UID: id, MID: id, HHID: id }),
  response: z.object({ LinkRecord: z.object({ ID: z.string() }) }),
});

export const unassignMember = call({
  method: "POST",
  path: "/household/members/remove",
  callers: ["USER"],
  uses: removing,
  request: z.strictObject({ UID: id, MID: id, LINKID: linkingId }),
  response: z.object({ success: z.boolean() }),
});

/** Of a home, or of the middle of a registry's area. */
export const geocodeAddress = call({
  method: "POST",
  path: "/geocode",
  callers: ["USER", ...rankedRoles],
  uses: ["records:get", "geocoder"],
  limits: [{ by: ["account"], times: 60, seconds: 3_600 }],
  request: address,
  response: z.object({
    Geo: z.optional(position),
    /** Only where the address names another city or state. */
    ZipCity: z.optional(z.string()),
    /** Only where the address names another state: a ZIP can deliver across a border. */
    ZipState: z.optional(address.shape.State),
    Message: z.optional(z.string()),
    Coverage: coverage,
  }),
});
