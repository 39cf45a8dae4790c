import type { ListedAccount } from "#shared/model/account.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { easternMinute } from "./easternTime.ts";

/** The person's full name, or what stands for one that was erased. */
export function nameOf({ FirstName, LastName }: Pick<ListedAccount, "FirstName" | "LastName">): string {
  return `${FirstName} ${LastName}`.trim() || "(no name)";
}

/** What there is to say of an account's status and its colour; undefined for one that is simply active. */
export function statusOf(account: ListedAccount, now: number) {
  const { Status, StatusDate, InvitedUntil } = account;
  if (Status === "RESTRICTED")
    return { status: "error", words: `Restricted since ${formatDay(StatusDate)}` } as const;
  if (Status === "DELETED") return { status: "error", words: `Deleted on ${formatDay(StatusDate)}` } as const;
  if (Status === "ACTIVE") return undefined;
  if (!InvitedUntil) return { status: "primary", words: "Invited" } as const;
  return Date.parse(InvitedUntil) > now
    ? ({ status: "primary", words: `Invited until ${easternMinute(InvitedUntil)}` } as const)
    : ({ status: "warning", words: `Invitation ended ${formatDay(InvitedUntil)}` } as const);
}

/** What a restriction comes to, a sentence each. */
export function restrictionOf({ Tier }: Pick<ListedAccount, "Tier">, name: string): readonly string[] {
  return [
    `${name} is signed out at once, on every device, and cannot sign in any more.`,
    ...(Tier === "USER"
      ? [
          "The departments are told that the family is no longer at the address. Jackets that still wait leave their lists.",
          "Payments wait until the account is restored.",
        ]
      : []),
    "You can restore the account later.",
  ];
}

/** What restoring an account comes to, a sentence each. */
export function restorationOf({ Tier }: Pick<ListedAccount, "Tier">, name: string): readonly string[] {
  return [
    `${name} can use the account again as before.`,
    ...(Tier === "USER" ? ["The family's jackets go to the department of their city again."] : []),
  ];
}

/** The server's words about an invitation, with where it goes and how long its link works. */
export const invitationWords = (message: string, email: string): string =>
  `${message} It goes to ${email}. Its link is valid for 72 hours.`;
