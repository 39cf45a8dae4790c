import { secondsNow } from "#shared/rules/dates.ts";
import type { AccountDetails } from "./account.ts";

type Mailbox = Pick<AccountDetails, "role" | "email" | "emailVerified" | "pendingEmail">;

/** Staff proved theirs by the invitation's link. */
export const isMailboxProven = ({ role, emailVerified }: Mailbox): boolean =>
  role !== "USER" || emailVerified !== undefined;

/** Undefined without one, or after its time. */
export const pendingEmailOf = ({ pendingEmail }: Mailbox): string | undefined =>
  pendingEmail && pendingEmail.until > secondsNow() ? pendingEmail.email : undefined;

/** Undefined when no code is awaited. */
export const awaitedMailbox = (account: Mailbox): string | undefined =>
  pendingEmailOf(account) ?? (isMailboxProven(account) ? undefined : account.email);
