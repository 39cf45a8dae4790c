import { Logger } from "@aws-lambda-powertools/logger";
import type { LogAttributes } from "@aws-lambda-powertools/logger/types";
import { atFirstUse } from "#shared/atFirstUse.ts";

/** Made at first use: it takes 2 ms, and most calls log nothing. Exported for tests. */
export const logger = atFirstUse(() => new Logger());

let context: LogAttributes = {};

type Level = "info" | "warn" | "error";

const lines =
  (level: Level) =>
  (message: string, details: LogAttributes = {}): void =>
    logger()[level](message, { ...context, ...details });

/**
 * JSON lines with the call's name and request id. Never pass a request, a record, a name, an address or a token: ids
 * and counts are enough to find the rest.
 */
export const log = {
  /** Every later line carries them. */
  about: (keys: LogAttributes): void => {
    context = keys;
  },
  get requestId(): string | undefined {
    return context.requestId === undefined ? undefined : String(context.requestId);
  },
  info: lines("info"),
  warn: lines("warn"),
  error: lines("error"),
};
