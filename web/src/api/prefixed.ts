import { ApiError } from "./ApiError.ts";

/** Any other error as it is. */
export const prefixed = (prefix: string, error: unknown): unknown =>
  error instanceof ApiError ? error.reworded(`${prefix} ${error.message}`) : error;
