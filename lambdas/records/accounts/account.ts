import { accountKey, shardOf } from "#lambdas/records/table/keys.ts";
import { get, type Key } from "#lambdas/records/table/table.ts";
import type { DeletionReason } from "#shared/model/account.ts";
import type { Address } from "#shared/model/address.ts";
import type { Role } from "#shared/model/role.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";

export type AccountStatus = "ACTIVE" | "INVITED" | "RESTRICTED" | "DELETED";

export interface AccountDetails {
  readonly id: string;
  readonly role: Role;
  readonly status: AccountStatus;
  /** Lower case. */
  readonly email: string;
  /** When its mailbox was proven, as an ISO time; absent while it is not. */
  readonly emailVerified?: string | undefined;
  /** Replaces `email` when its mailbox is proven; `until` is a second. */
  readonly pendingEmail?: { readonly email: string; readonly until: number } | undefined;
  readonly first: string;
  readonly last: string;
  /** +1 and ten digits. */
  readonly cell?: string | undefined;
  /** The id of staff's department; absent for the default one of their place. */
  readonly department?: string | undefined;
  /** A resident's primary address; the place of staff, with an empty Street. */
  readonly address: Omit<Address, "State"> & { State: string };
  /** Sign-ins before this second have ended. */
  readonly tokensValidFrom: number;
  /** The name of the one earlier session still open: the one that changed the password. */
  readonly keptSession?: string | undefined;
  readonly created: string;
  readonly updated: string;
  /** When it got its status, as an ISO time; absent while it has its first one. */
  readonly statusSince?: string | undefined;
  /** The status before a restriction, and after it. */
  readonly statusBefore?: "ACTIVE" | "INVITED" | undefined;
  readonly restrictedBy?: Role | undefined;
  readonly reason?: string | undefined;
  /** The day of its requested deletion, YYYY-MM-DD. */
  readonly deletionOn?: string | undefined;
  /** Of a tombstone. */
  readonly deletedFor?: DeletionReason | undefined;
  /** The end of its invitation's link, as an ISO time; absent when it could not be mailed. */
  readonly invitedUntil?: string | undefined;
  /** When a second factor was added, as an ISO time; absent without one. */
  readonly secondFactorSince?: string | undefined;
  readonly queueMailsOff?: boolean | undefined;
  /** The name of its invitation's token. */
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

/** Ends an account's sign-ins before a second, except the `kept` session. */
export const endSignIns = (account: AccountRecord, before: number, kept?: string): AccountRecord =>
  accountRecord({ ...account, tokensValidFrom: before, keptSession: kept });

/** Whether a sign-in counts: of an earlier second only the kept session's. */
export const isAdmitted = (
  { tokensValidFrom, keptSession }: Pick<AccountDetails, "tokensValidFrom" | "keptSession">,
  signedInAt: number,
  session: string,
): boolean => signedInAt >= tokensValidFrom || session === keptSession;
