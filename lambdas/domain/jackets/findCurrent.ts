import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import type { HouseholdRecord } from "#lambdas/records/family/household.ts";
import type { CardMember } from "#lambdas/records/family/member.ts";
import { isTakenOut } from "#lambdas/records/jackets/jacket.ts";
import type { QueueDetails } from "#lambdas/records/jackets/queue.ts";
import { getMany } from "#lambdas/records/table/getMany.ts";
import { accountKey, householdKey } from "#lambdas/records/table/keys.ts";
import type { Contact, Entry } from "#shared/model/jacket/entry.ts";

/**
 * What a card says of its account, household and member as they are now: no version keeps whom to ask and where, so
 * nothing of it is to erase; and a word of the family that changes no fact makes no version.
 */
type Current = Pick<Entry, "Contact" | "Position" | "Confirmed">;

/** The day on which the facts of a card were confirmed since the card was made; of a record that ended none counts. */
function confirmedSince({ removed, outdated, snapshot }: QueueDetails, member: CardMember | undefined) {
  const { confirmed } = member ?? {};
  const isNews = confirmed !== undefined && confirmed > (snapshot.confirmed ?? "");
  return isNews && !removed && !outdated ? { Confirmed: confirmed } : {};
}

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
 * Reads whom to ask about the people of some cards, where their households are, and when the family last said that all
 * holds. A record that is to be taken out tells none of it.
 * @param reading the members of the cards
 */
export async function findCurrent(
  rows: readonly QueueDetails[],
  reading: Promise<ReadonlyMap<string, CardMember>>,
): Promise<(row: QueueDetails) => Current> {
  const [read, members] = await Promise.all([readRows(rows.filter((row) => !isTakenOut(row))), reading]);
  const at = <Row>({ pk, sk }: { pk: string; sk: string }) => read.get(`${pk} ${sk}`) as Row | undefined;
  return (row) => {
    if (isTakenOut(row)) return {};
    const account = at<AccountRecord>(accountKey(row.owner));
    const contact = account && contactOf(account);
    const position = at<HouseholdRecord>(householdKey(row.owner, row.hid))?.geo;
    return {
      ...(contact ? { Contact: contact } : {}),
      ...(position ? { Position: position } : {}),
      ...confirmedSince(row, members.get(row.mid)),
    };
  };
}
