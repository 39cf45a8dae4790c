import { accountKey, shardOf } from "#lambdas/records/table/keys.ts";
import { get, type Key } from "#lambdas/records/table/table.ts";
import type { DeletionReason } from "#shared/model/account.ts";
import type { Address } from "#shared/model/address.ts";
import type { Role } from "#shared/model/role.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";

export type AccountStatus = "ACTIVE" | "INVITED" | "RESTRICTED" | "DELETED";

/** An account, resident or staff. */
export interface AccountDetails {
  readonly id: string;
  readonly role: Role;
  readonly status: AccountStatus;
  /** Lower case. */
  readonly email: string;
  /** When its mailbox was proven, as an ISO time; absent while it is not. */
  readonly emailVerified?: string | undefined;
  /** The address that replaces `email` when its mailbox is proven, and the second until which it waits. */
  readonly pendingEmail?: { readonly email: string; readonly until: number } | undefined;
  readonly first: string;
  readonly last: string;
  /** +1 and ten digits. */
  readonly cell?: string | undefined;
  /** The id of the department for which staff work; absent for the default one of their place. */
  readonly department?: string | undefined;
  /** A resident's primary address; the place of staff, with an empty Street. */
  readonly address: Omit<Address, "State"> & { State: string };
  /** Sign-ins before this second have ended. */
  readonly tokensValidFrom: number;
  /** The name of the one session that goes on although it began earlier: the one that changed the password. */
  readonly keptSession?: string | undefined;
  readonly created: string;
  readonly updated: string;
  /** When it got its status, as an ISO time; absent while it has its first one. */
  readonly statusSince?: string | undefined;
  /** The status before a restriction, and after it. */
  readonly statusBefore?: "ACTIVE" | "INVITED" | undefined;
  /** The role that restricted it, while it is restricted. */
  readonly restrictedBy?: Role | undefined;
  /** The reason for a restriction. */
  readonly reason?: string | undefined;
  /** The day on which it is erased because its owner asked for it, YYYY-MM-DD; absent otherwise. */
  readonly deletionOn?: string | undefined;
  /** Why it was deleted, of a tombstone. */
  readonly deletedFor?: DeletionReason | undefined;
  /** Until when the link of its invitation works, as an ISO time; absent when it could not be mailed. */
  readonly invitedUntil?: string | undefined;
  /** When a second step was added to its sign-in, as an ISO time; absent without one. */
  readonly secondFactorSince?: string | undefined;
  /** Whether staff switched the mails about waiting jackets off. */
  readonly queueMailsOff?: boolean | undefined;
  /** The name of the token in the link of its invitation. */
  readonly invitation?: string | undefined;
  readonly version: number;
}

/** An account in the table, with its positions in the lists by role and by city or department. */
export type AccountRecord = AccountDetails &
  Key & { shard: string; shardSort: string; place: string; placeSort: string };

export function accountRecord(details: AccountDetails): AccountRecord {
  const { id, role, created, department, address } = details;
  return {
    ...details,
    ...accountKey(id),
    shard: shardOf(role, id),
    shardSort: `${created}#${id}`,
    place: `${role}#${departmentAt({ department, place: address })}`,
    placeSort: `${created}#${id}`,
  };
}

export function getAccount(id: string): Promise<AccountRecord | undefined> {
  return get<AccountRecord>(accountKey(id));
}

/** An account whose sign-ins before a second have ended, all but the session of a name. */
export const endSignIns = (account: AccountRecord, before: number, kept?: string): AccountRecord =>
  accountRecord({ ...account, tokensValidFrom: before, keptSession: kept });

/** Whether a sign-in counts: of an earlier second only the session that was kept. */
export const isAdmitted = (
  { tokensValidFrom, keptSession }: Pick<AccountDetails, "tokensValidFrom" | "keptSession">,
  signedInAt: number,
  session: string,
): boolean => signedInAt >= tokensValidFrom || session === keptSession;
