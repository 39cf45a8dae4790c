import { accountKey, shardOf } from "#lambdas/records/table/keys.ts";
import { get, type Key } from "#lambdas/records/table/table.ts";
import type { Address } from "#shared/model/address.ts";
import type { Role } from "#shared/model/role.ts";
import { placeKey } from "#shared/rules/place.ts";

export type AccountStatus = "ACTIVE" | "INVITED" | "RESTRICTED" | "DELETED";

/** What is stored of an account, resident or staff. */
export interface AccountDetails {
  readonly id: string;
  readonly role: Role;
  readonly status: AccountStatus;
  /** Lower case. */
  readonly email: string;
  readonly first: string;
  readonly last: string;
  /** +1 and ten digits. */
  readonly cell?: string | undefined;
  /** A resident's primary residence; the place that staff work for (their Street is empty). */
  readonly address: Omit<Address, "State"> & { State: string };
  /** Tokens minted before this second are refused. */
  readonly tokensValidFrom: number;
  readonly created: string;
  readonly updated: string;
  /** Since when it has its status, as an ISO time; absent while it has the one that it was made with. */
  readonly statusSince?: string | undefined;
  /** What a restricted account was before, and will be again. */
  readonly statusBefore?: "ACTIVE" | "INVITED" | undefined;
  /** Why it was restricted. */
  readonly reason?: string | undefined;
  /** Until when the link of its invitation works, as an ISO time; absent when it could not be mailed. */
  readonly invitedUntil?: string | undefined;
  /** The name of the token in the link of its invitation. */
  readonly invitation?: string | undefined;
  readonly version: number;
}

/** An account in the table, with its places in the lists by role and by city. */
export type AccountRecord = AccountDetails &
  Key & { shard: string; shardSort: string; place: string; placeSort: string };

/** The record of an account's details. */
export function accountRecord(details: AccountDetails): AccountRecord {
  const { id, role, created, address } = details;
  return {
    ...details,
    ...accountKey(id),
    shard: shardOf(role, id),
    shardSort: `${created}#${id}`,
    place: `${role}#${placeKey(address)}`,
    placeSort: `${created}#${id}`,
  };
}

export function getAccount(id: string): Promise<AccountRecord | undefined> {
  return get<AccountRecord>(accountKey(id));
}
