import type { ResponseOf } from "#shared/contract/call.ts";
import type { resendInvitation } from "#shared/contract/staff.ts";
import type { DeletionReason, ListedAccount } from "#shared/model/account.ts";
import { type Role, rankInWords, roleInWords } from "#shared/model/role.ts";
import { retentionMonths } from "#shared/rules/account/retention.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { roleLabels } from "#web/entities/account/roleLabels.ts";
import { localMinute } from "#web/ui/display/localMinute.ts";
import type { ToastKind } from "#web/ui/toasts/toast.ts";

/** Replaces an erased name. */
export function nameOf({ FirstName, LastName }: Pick<ListedAccount, "FirstName" | "LastName">): string {
  return `${FirstName} ${LastName}`.trim() || "(no name)";
}

/** Undefined for an active account. */
export function statusChip(account: ListedAccount, now: number) {
  const { Status, StatusDate, InvitedUntil } = account;
  if (Status === "RESTRICTED") return { status: "error", text: `Restricted since ${formatDay(StatusDate)}` } as const;
  if (Status === "DELETED") return { status: "error", text: `Deleted on ${formatDay(StatusDate)}` } as const;
  if (Status === "ACTIVE") return undefined;
  if (!InvitedUntil) return { status: "warning", text: "Invitation not mailed" } as const;
  return Date.parse(InvitedUntil) > now
    ? ({ status: "primary", text: `Invited until ${localMinute(InvitedUntil)}` } as const)
    : ({ status: "warning", text: `Invitation ended ${formatDay(InvitedUntil)}` } as const);
}

/** "Resident" or "Staff: moderator". */
export const kindOf = ({ Tier }: Pick<ListedAccount, "Tier">): string =>
  Tier === "USER" ? "Resident" : `Staff: ${roleLabels[Tier]}`;

const deletions: Readonly<Record<DeletionReason, string>> = {
  REQUEST: "Deleted by the operator of Beforehand, on request.",
  OWNER: "Deleted by its owner.",
  UNUSED: `Deleted by Beforehand: it was not used for ${retentionMonths} months.`,
};

/** A MASTER MOD restricts in the own department alone. */
const restrictorOf = (role: Role): string =>
  role === "MASTER MOD" ? "the MASTER MOD of their department" : roleInWords(role);

export function closingOf(account: ListedAccount): string | undefined {
  const { Status, Reason, RestrictedBy, DeletedFor } = account;
  if (Status === "DELETED") return DeletedFor && deletions[DeletedFor];
  if (Status !== "RESTRICTED" || !RestrictedBy) return undefined;
  return `Restricted by ${restrictorOf(RestrictedBy)}: ${Reason}`;
}

/** "An ADMIN or higher may restore it." */
export function restorersOf(restoredBy: Role): string {
  const who = rankInWords(restoredBy);
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} may restore it.`;
}

export function restrictionOf(
  { Tier, Status }: Pick<ListedAccount, "Tier" | "Status">,
  name: string,
): readonly string[] {
  if (Status === "RESTRICTED")
    return [
      `${name} stays restricted, and is not told again.`,
      "Your reason takes the place of the former one, and only your rank or a higher one may restore the account.",
    ];
  return [
    `${name} is signed out at once, on every device, and cannot sign in any more.`,
    ...(Tier === "USER"
      ? [
          "The departments are told that the account is paused: they keep what they have, and ask. Jackets that still wait leave their lists.",
          "Payments wait until the account is restored.",
        ]
      : []),
    "Your rank or a higher one can restore the account later.",
  ];
}

export function restorationOf({ Tier }: Pick<ListedAccount, "Tier">, name: string): readonly string[] {
  return [
    `${name} can use the account again as before.`,
    ...(Tier === "USER" ? ["The family's jackets go to the department of their city again."] : []),
  ];
}

/** The server's message; with a mail, also its address and validity. */
export function invitationToast({
  Account,
  Message,
  Mailed,
}: ResponseOf<typeof resendInvitation>): readonly [ToastKind, string] {
  if (!Mailed) return ["warning", Message];
  return ["success", `${Message} It goes to ${Account.Email}. Its link is valid for 72 hours.`];
}
