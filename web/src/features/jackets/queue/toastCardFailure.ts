import type { Entry } from "#shared/model/jacket/entry.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";

/** "Ada Miller was not marked.", and why. */
export const toastCardFailure = (entry: Entry, what: string, error: unknown): void => {
  toast("error", `${fullName(entry)} ${what}. ${sentenceOf(error)}`);
};
