import type { AccountDetails } from "#lambdas/records/accounts/account.ts";
import { accountKey } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import type { DeletionReason } from "#shared/model/account.ts";

const initialOf = (name: string): string => [...name][0] ?? "";

/** Role, city, dates, reason and two initials remain. In no list. */
export function tombstone(account: AccountDetails, deletedFor: DeletionReason, erased: string): AccountDetails & Key {
  const { id, role, first, last, address, created, version } = account;
  return {
    ...accountKey(id),
    id,
    role,
    created,
    version,
    deletedFor,
    status: "DELETED",
    statusSince: erased,
    updated: erased,
    email: "",
    first: initialOf(first),
    last: initialOf(last),
    address: { Street: "", City: address.City, State: address.State, Zip: "" },
    tokensValidFrom: Math.floor(Date.parse(erased) / 1000) + 1,
  };
}
