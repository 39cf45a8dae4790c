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
  /** An ISO time; absent until proven. */
  readonly emailVerified?: string | undefined;
  /** Replaces `email` once proven; `until` in seconds. */
  readonly pendingEmail?: { readonly email: string; readonly until: number } | undefined;
  /** Mail to `email` fails, since an ISO time. */
  readonly mailProblem?: { readonly kind: "BOUNCE" | "COMPLAINT"; readonly since: string } | undefined;
  readonly first: string;
  readonly last: string;
  /** +1 and ten digits. */
  readonly cell?: string | undefined;
  /** Absent for their place's default. */
  readonly department?: string | undefined;
  /** A resident's primary address; for staff their place, Street empty. */
  readonly address: Omit<Address, "State"> & { State: string };
  /** Sign-ins before this second have ended. */
  readonly tokensValidFrom: number;
  /** The one earlier session still open: it changed the password. */
  readonly keptSession?: string | undefined;
  readonly created: string;
  readonly updated: string;
  /** An ISO time; absent for the first status. */
  readonly statusSince?: string | undefined;
  /** Restored after a restriction. */
  readonly statusBefore?: "ACTIVE" | "INVITED" | undefined;
  readonly restrictedBy?: Role | undefined;
  readonly reason?: string | undefined;
  /** YYYY-MM-DD. */
  readonly deletionOn?: string | undefined;
  readonly deletedFor?: DeletionReason | undefined;
  /** An ISO time; absent if it could not be mailed. */
  readonly invitedUntil?: string | undefined;
  readonly secondFactorSince?: string | undefined;
  readonly queueMailsOff?: boolean | undefined;
  /** Its token's name. */
  readonly invitation?: string | undefined;
  readonly version: number;
}

/** With its positions in the lists by role, and by city or department. */
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

/** Ends sign-ins before a second, except the `kept` session's. */
export const endSignIns = (account: AccountRecord, before: number, kept?: string): AccountRecord =>
  accountRecord({ ...account, tokensValidFrom: before, keptSession: kept });

/** Of an earlier second only the kept session counts. */
export const isAdmitted = (
  { tokensValidFrom, keptSession }: Pick<AccountDetails, "tokensValidFrom" | "keptSession">,
  signedInAt: number,
  session: string,
): boolean => signedInAt >= tokensValidFrom || session === keptSession;
