import { ApiError, sentenceOf } from "#web/api/ApiError.ts";
import { memberSaveFailed } from "#web/features/members/person/failureText.ts";

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** Whether an edit was refused because its member is not registered any more. */
export const isUnknown = (error: unknown): boolean => hasStatus(error, 404);

/** Whether an edit was refused because the member was changed elsewhere. */
export const isOutdated = (error: unknown): boolean => hasStatus(error, 409);

/** The sentence for an edit that was not saved: the refusal's own where trying again would not help. */
export function saveFailure(error: unknown): string {
  return isUnknown(error) || isOutdated(error) ? sentenceOf(error) : memberSaveFailed;
}
