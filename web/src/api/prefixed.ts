import { ApiError } from "./ApiError.ts";

/** Other errors stay as they are. */
export const prefixed = (prefix: string, error: unknown): unknown =>
  error instanceof ApiError ? error.reworded(`${prefix} ${error.message}`) : error;
