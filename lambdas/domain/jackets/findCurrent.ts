import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import type { HouseholdRecord } from "#lambdas/records/family/household.ts";
import { isTakenOut } from "#lambdas/records/jackets/jacket.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { accountKey, householdKey } from "#lambdas/records/table/keys.ts";
import type { Contact, Entry } from "#shared/model/jacket/entry.ts";

/** What a card says of its account and household as they are now: no version keeps it, so nothing of it is to erase. */
type Current = Pick<Entry, "Contact" | "Position">;

/** Whose account and household are asked for. */
type Pair = Pick<QueueDetails, "owner" | "hid">;

function contactOf({ status, first, last, cell = "", email }: AccountRecord): Contact | undefined {
  return status === "DELETED" ? undefined : { Name: `${first} ${last}`, Phone: cell, Mail: email };
}

/** The rows of accounts and households, by key, in batches of 100. */
async function readRows(pairs: readonly Pair[]) {
  const keys = pairs.flatMap(({ owner, hid }) => [accountKey(owner), householdKey(owner, hid)]);
  const each = new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key]));
  const rows = await getMany<AccountRecord | HouseholdRecord>([...each.values()]);
  return new Map(rows.map((row) => [`${row.pk} ${row.sk}`, row]));
}

/**
 * Reads whom to ask about the people of some cards, and where their households are. A record that is to be taken out
 * tells neither.
 */
export async function findCurrent(rows: readonly QueueDetails[]): Promise<(row: QueueDetails) => Current> {
  const read = await readRows(rows.filter((row) => !isTakenOut(row)));
  const at = <Row>({ pk, sk }: { pk: string; sk: string }) => read.get(`${pk} ${sk}`) as Row | undefined;
  return (row) => {
    if (isTakenOut(row)) return {};
    const account = at<AccountRecord>(accountKey(row.owner));
    const contact = account && contactOf(account);
    const position = at<HouseholdRecord>(householdKey(row.owner, row.hid))?.geo;
    return { ...(contact ? { Contact: contact } : {}), ...(position ? { Position: position } : {}) };
  };
}
