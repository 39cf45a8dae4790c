import { secondsNow } from "#shared/rules/dates.ts";
import type { AccountDetails } from "./account.ts";

type Mailbox = Pick<AccountDetails, "role" | "email" | "emailVerified" | "pendingEmail">;

/** Staff proved their mailbox with the link of their invitation. */
export const isMailboxProven = ({ role, emailVerified }: Mailbox): boolean =>
  role !== "USER" || emailVerified !== undefined;

/** Undefined without a new address, or when its time is over. */
export const pendingEmailOf = ({ pendingEmail }: Mailbox): string | undefined =>
  pendingEmail && pendingEmail.until > secondsNow() ? pendingEmail.email : undefined;

/** The address whose code is awaited; undefined when none is. */
export const awaitedMailbox = (account: Mailbox): string | undefined =>
  pendingEmailOf(account) ?? (isMailboxProven(account) ? undefined : account.email);
