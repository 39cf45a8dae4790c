import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { accessPk } from "#lambdas/records/table/keys.ts";
import { insert, type Key } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { Role } from "#shared/model/role.ts";
import { expiryOf } from "./expiryOf.ts";

// Strangers' rows have partitions of their own: a flood slows no row of a record's reading. `keyOf` bounds them.

export interface AccessDetails {
  /** "" for an address without an account. */
  readonly accountId: string;
  readonly role: Role;
  readonly requestId: string;
  readonly action: string;
  /** Absent for a successful sign-in. */
  readonly code?: ErrorCode;
  /** In the form of an audit's subject. */
  readonly subject?: string;
  /** The row has its keyed digest alone. */
  readonly address: string;
}

export type AccessRecord = AccessDetails & Key & { readonly at: string; readonly expiresAt: number };

/**
 * One row an hour by call, reason, account and one of 64 groups of addresses; successful sign-ins one a minute. Unknown
 * accounts together leave at most 64 an hour. `at` is the first time.
 */
function keyOf({ accountId, action, code, subject, address }: AccessDetails, at: string): Key {
  const start = code === undefined ? `${at.slice(0, 16)}:00.000Z` : `${at.slice(0, 13)}:00:00.000Z`;
  const group = address.slice(0, 1);
  return {
    pk: accessPk(at.slice(0, 10)),
    sk: [start, action, code ?? "", accountId || "-", group, ...(subject ? [subject] : [])].join("#"),
  };
}

/** Unless its hour has one already. */
export async function writeAccess(access: AccessDetails, now = new Date()): Promise<void> {
  const at = now.toISOString();
  const hidden = { ...access, address: keyedDigestOf(`address ${access.address}`) };
  await putOne(insert<AccessRecord>({ ...hidden, at, expiresAt: expiryOf(at), ...keyOf(hidden, at) }));
}
