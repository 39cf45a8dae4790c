import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { accessPk } from "#lambdas/records/table/keys.ts";
import { insert, type Key } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { Role } from "#shared/model/role.ts";
import { expiryOf } from "./expiryOf.ts";

// Rows that a stranger can cause stand in partitions of their own: no flood of them slows down the rows that every
// reading of a record waits for. Their keys bound them, whatever is sent: see `keyOf`.

/** A sign-in, a card that was read by its code, or a call that was refused. */
export interface Access {
  /** The account that it was tried with; "" for an address without one. */
  readonly accountId: string;
  readonly role: Role;
  readonly requestId: string;
  /** The call's name. */
  readonly action: string;
  /** Why it was refused; absent for a sign-in that succeeded. */
  readonly code?: ErrorCode;
  /** Whose record was read, in the form of a subject of the audit. */
  readonly subject?: string;
  /** The caller's network address; a row has its digest alone. */
  readonly address: string;
}

/** A row in the table; `address` is a keyed digest. */
export type AccessRecord = Access & Key & { readonly at: string; readonly expiresAt: number };

/**
 * One row a call, reason and account in an hour for each of 64 groups of addresses, and for sign-ins that succeed one
 * in a minute: so an account leaves a few rows for a thousand wrong passwords, and all unknown accounts together at
 * most 64 in an hour. The key begins with the start of its hour or minute, `at` is the first time in it.
 */
function keyOf({ accountId, action, code, subject, address }: Access, at: string): Key {
  const start = code === undefined ? `${at.slice(0, 16)}:00.000Z` : `${at.slice(0, 13)}:00:00.000Z`;
  const group = address.slice(0, 1);
  return {
    pk: accessPk(at.slice(0, 10)),
    sk: [start, action, code ?? "", accountId || "-", group, ...(subject ? [subject] : [])].join("#"),
  };
}

/** Leaves a row, unless its hour has one already. */
export async function writeAccess(access: Access, now = new Date()): Promise<void> {
  const at = now.toISOString();
  const hidden = { ...access, address: keyedDigestOf(`address ${access.address}`) };
  const record: AccessRecord = { ...hidden, at, expiresAt: expiryOf(at), ...keyOf(hidden, at) };
  await putOne(insert(record));
}
