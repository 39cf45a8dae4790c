import type { Member } from "#shared/model/member.ts";
import { nameKey } from "#shared/rules/nameKey.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import type { DraftValues } from "./wizardDraft.ts";

/** "" where the account's holder is a registered member. */
export function unregisteredFirst(
  { FirstName, LastName }: Pick<SessionUser, "FirstName" | "LastName">,
  members: readonly Pick<Member, "First" | "Last">[],
): string {
  const own = nameKey(FirstName, LastName);
  return members.some(({ First, Last }) => nameKey(First, Last) === own) ? "" : FirstName;
}

type Offer = Pick<DraftValues, "First" | "isFirstOffered">;

/**
 * For another choice of who allows it: one's own name for oneself, and no longer for others. Typed names stay.
 * Undefined where nothing changes.
 */
export function offeredFirst(values: Offer & Pick<DraftValues, "choice">, own: string): Offer | undefined {
  const { choice, First, isFirstOffered } = values;
  if (choice === "SELF") return First === "" && own ? { First: own, isFirstOffered: true } : undefined;
  return isFirstOffered && First === own ? { First: "", isFirstOffered: false } : undefined;
}
