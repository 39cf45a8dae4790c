import type { ScheduledEvent } from "./call.ts";
import { each } from "./uses/uses.ts";

/**
 * Hourly: takes an invented family from registration to removal; a failure names its step. Reaches only its
 * own rows, and digests, numbers and counts without names.
 */
export const runCanary: ScheduledEvent = {
  schedule: "cron(25 * * * ? *)",
  seconds: 120,
  uses: [
    ...each(["CANARY"], "get", "getMany", "query", "put", "update", "delete", "check"),
    ...each(["CANARYPLACE", "CANARYQUEUE"], "get", "query", "put", "delete"),
    ...each(["CANARYHOMES"], "query", "put", "delete"),
    ...each(["PERSON", "ADDRESS"], "get", "getMany", "put", "update", "delete"),
    ...each(["NUMBER"], "put", "delete"),
    "photos:canary",
    "site",
    "audit",
    "readers",
    "signing",
  ],
};
