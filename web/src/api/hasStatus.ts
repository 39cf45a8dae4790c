import { ApiError } from "./ApiError.ts";

/** The status of a call that failed; 0 when no answer came at all. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);
