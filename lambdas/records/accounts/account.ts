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
  /** An ISO time; absent while it is not proven. */
  readonly emailVerified?: string | undefined;
  /** Replaces `email` when it is proven. `until` is in seconds. */
  readonly pendingEmail?: { readonly email: string; readonly until: number } | undefined;
  /** Why mail to `email` does not arrive, since an ISO time. */
  readonly mailProblem?: { readonly kind: "BOUNCE" | "COMPLAINT"; readonly since: string } | undefined;
  readonly first: string;
  readonly last: string;
  /** +1 and ten digits. */
  readonly cell?: string | undefined;
  /** Absent for the default department of their place. */
  readonly department?: string | undefined;
  /** A resident's primary address; the place of staff, with an empty Street. */
  readonly address: Omit<Address, "State"> & { State: string };
  /** Sign-ins before this second have ended. */
  readonly tokensValidFrom: number;
  /** The one earlier session still open: it changed the password. */
  readonly keptSession?: string | undefined;
  readonly created: string;
  readonly updated: string;
  /** An ISO time; absent for the first status. */
  readonly statusSince?: string | undefined;
  /** The status before a restriction, and after it. */
  readonly statusBefore?: "ACTIVE" | "INVITED" | undefined;
  readonly restrictedBy?: Role | undefined;
  readonly reason?: string | undefined;
  /** YYYY-MM-DD. */
  readonly deletionOn?: string | undefined;
  readonly deletedFor?: DeletionReason | undefined;
  /** An ISO time; absent when the invitation could not be mailed. */
  readonly invitedUntil?: string | undefined;
  readonly secondFactorSince?: string | undefined;
  readonly queueMailsOff?: boolean | undefined;
  /** The name of its token. */
  readonly invitation?: string | undefined;
  readonly version: number;
}

/** An account's row, with its positions in the lists by role and by city or department. */
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

/** Whether a sign-in counts: of an earlier second only the kept session's. */
export const isAdmitted = (
  { tokensValidFrom, keptSession }: Pick<AccountDetails, "tokensValidFrom" | "keptSession">,
  signedInAt: number,
  session: string,
): boolean => signedInAt >= tokensValidFrom || session === keptSession;
