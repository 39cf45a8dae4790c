import { hasCode } from "#web/api/ApiError.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { memberSaveFailed } from "../person/failureText.ts";

/** Whether an edit was refused because its member is not registered any more. */
export const isUnknown = (error: unknown): boolean => hasCode(error, "NOT_FOUND");

/** Whether an edit was refused because the member was changed elsewhere. */
export const isOutdated = (error: unknown): boolean => hasCode(error, "CHANGED_ELSEWHERE");

/** The sentence for an edit that was not saved: the refusal's own where trying again would not help. */
export function saveFailure(error: unknown): string {
  return isUnknown(error) || isOutdated(error) ? sentenceOf(error) : memberSaveFailed;
}
