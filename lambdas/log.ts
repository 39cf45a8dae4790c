import { Logger } from "@aws-lambda-powertools/logger";

/**
 * The one logger: JSON lines with the call's name and request id. Never hand it a request, a record, a name,
 * an address or a token; ids and counts say enough to find the rest where it belongs.
 */
export const log = new Logger();
