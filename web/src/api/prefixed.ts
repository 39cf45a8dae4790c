import { ApiError } from "./ApiError.ts";

/** An ApiError with `prefix` before its sentence; any other error as it is. */
export const prefixed = (prefix: string, error: unknown): unknown =>
  error instanceof ApiError ? error.reworded(`${prefix} ${error.message}`) : error;
