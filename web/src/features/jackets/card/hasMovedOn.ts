import { hasCode } from "#web/api/ApiError.ts";
import { ChangedCard } from "./ChangedCard.ts";

/** The entry has a newer version or no longer waits. */
export const hasMovedOn = (error: unknown): boolean =>
  error instanceof ChangedCard || hasCode(error, "CHANGED_ELSEWHERE") || hasCode(error, "NOT_FOUND");
