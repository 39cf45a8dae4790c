import type { AccountDetails } from "#lambdas/records/accounts/account.ts";
import { isMailboxProven, pendingEmailOf } from "#lambdas/records/accounts/mailbox.ts";
import type { Account, AccountRole, ListedAccount } from "#shared/model/account.ts";

export function showAccount(account: AccountDetails): Account {
  const { id, email, first, last, cell, created, mailProblem } = account;
  const pending = pendingEmailOf(account);
  return {
    ID: id,
    Email: email,
    First: first,
    Last: last,
    Cell: cell ?? "none",
    CreateDate: created,
    ...(isMailboxProven(account) ? { EmailVerified: true } : {}),
    ...(pending ? { PendingEmail: pending } : {}),
    ...(mailProblem ? { MailProblem: { Kind: mailProblem.kind, Day: mailProblem.since.slice(0, 10) } } : {}),
    ...(account.queueMailsOff ? { QueueMailsOff: true } : {}),
    ...(account.deletionOn ? { DeletionOn: account.deletionOn } : {}),
  };
}

export function showRole({ role, department, address }: AccountDetails): AccountRole {
  return {
    Tier: role,
    Location: address.City,
    StateP: address.State,
    Zip: address.Zip,
    Street: address.Street,
    ...(department ? { DepartmentID: department } : {}),
  };
}

/** The lowest role that may restore it. */
function showRestriction({ reason, restrictedBy }: AccountDetails): Partial<ListedAccount> {
  return {
    ...(restrictedBy ? { RestrictedBy: restrictedBy, RestoredBy: restrictedBy } : {}),
    ...(reason ? { Reason: reason } : {}),
  };
}

/** @param members how many members it has registered */
export function showListed(account: AccountDetails, members = 0): ListedAccount {
  const { status, address, created, deletedFor, invitedUntil, secondFactorSince } = account;
  return {
    ID: account.id,
    Tier: account.role,
    FirstName: account.first,
    LastName: account.last,
    Email: account.email,
    Cell: account.cell ?? "none",
    Members: members,
    LocationP: { City: address.City, State: address.State, Zip: address.Zip, Street: address.Street },
    CreateDate: created,
    UpdateDate: account.updated,
    Status: status,
    StatusDate: account.statusSince ?? created,
    ...(account.department ? { DepartmentID: account.department } : {}),
    ...(account.role === "USER" && isMailboxProven(account) ? { EmailVerified: true } : {}),
    ...(status === "RESTRICTED" ? showRestriction(account) : {}),
    ...(deletedFor ? { DeletedFor: deletedFor } : {}),
    ...(status === "INVITED" && invitedUntil ? { InvitedUntil: invitedUntil } : {}),
    ...(secondFactorSince ? { SecondFactorSince: secondFactorSince } : {}),
  };
}
