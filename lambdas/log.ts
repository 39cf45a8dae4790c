import { Logger } from "@aws-lambda-powertools/logger";
import type { LogAttributes } from "@aws-lambda-powertools/logger/types";
import { atFirstUse } from "#shared/atFirstUse.ts";

/** Most calls write no line; its streams take 2 ms. */
export const logger = atFirstUse(() => new Logger());

let request: LogAttributes = {};

type Level = "info" | "warn" | "error";

const lines =
  (level: Level) =>
  (message: string, details: LogAttributes = {}): void =>
    logger()[level](message, { ...request, ...details });

/**
 * The one log: JSON lines with the call's name and request id. Never pass a request, a record, a name, an
 * address or a token: ids and counts are enough to find the rest.
 */
export const log = {
  /** Names the request of the following lines. */
  about: (keys: LogAttributes): void => {
    request = keys;
  },
  info: lines("info"),
  warn: lines("warn"),
  error: lines("error"),
};
