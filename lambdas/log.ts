import { Logger } from "@aws-lambda-powertools/logger";

/**
 * The one logger: JSON lines with the call's name and request id. Never pass it a request, a record, a name, an
 * address or a token: ids and counts are enough to find the rest.
 */
export const log = new Logger();
