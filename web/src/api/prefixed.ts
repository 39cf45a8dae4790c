import { ApiError } from "./ApiError.ts";

/** Rewords an ApiError; any other error stays as it is. */
export const prefixed = (prefix: string, error: unknown): unknown =>
  error instanceof ApiError ? error.reworded(`${prefix} ${error.message}`) : error;
