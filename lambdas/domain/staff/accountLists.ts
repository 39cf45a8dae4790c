import { placeOf } from "#lambdas/domain/common/placeOf.ts";
import { type AccountRecord, getAccount, showListed } from "#lambdas/records/accounts/account.ts";
import {
  accountPosition,
  newestAccount,
  partsOf,
  readAccounts,
} from "#lambdas/records/accounts/accountList.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { getManyCounters } from "#lambdas/records/accounts/counters.ts";
import { writeAudit } from "#lambdas/records/audit/audit.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { listModerators } from "#shared/contract/staff.ts";
import { email } from "#shared/fields.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import type { Role } from "#shared/model/role.ts";
import { matchesSearch, searchWords } from "#shared/rules/matchesSearch.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

type Filter = ParsedRequestOf<typeof listModerators>;

/** Which accounts a list may show. */
interface Scope {
  readonly roles: readonly Role[];
  readonly place: Place | undefined;
}

interface Page {
  readonly accounts: readonly AccountRecord[];
  /** Where the next page starts; undefined at the end. */
  readonly next?: string | undefined;
}

const usualLimit = 50;
const mostReads = 5;
const searchedAtOnce = 200;

/** One page, the newest first. Accounts that do not fit are read past, for some reads at most. */
async function readPage(
  { roles, place }: Scope,
  words: string[],
  after: string,
  limit: number,
): Promise<Page> {
  const parts = partsOf(roles, place);
  const size = words.length > 0 ? searchedAtOnce : limit + 1;
  const fits = ({ status, first, last, email: address, id }: AccountRecord) =>
    status !== "DELETED" && matchesSearch(words, [first, last, address, id]);
  const accounts: AccountRecord[] = [];
  let position = after;
  for (let read = 1; read <= mostReads; read += 1) {
    const batch = await readAccounts(parts, position, size);
    accounts.push(...batch.accounts.filter(fits));
    const last = accounts.length > limit ? accounts[limit - 1] : undefined;
    if (last) return { accounts: accounts.slice(0, limit), next: accountPosition(last) };
    const end = batch.accounts.at(-1);
    if (batch.isLast || !end) return { accounts };
    position = accountPosition(end);
  }
  return { accounts, next: position };
}

const wholeId = /^[\w-]{22}$/;

/** The account that a whole e-mail address or id names, found without reading a list. */
async function findNamed(search: string): Promise<AccountRecord | undefined> {
  const address = email.safeParse(search);
  const claim = address.success ? await getEmailClaim(address.data) : undefined;
  if (claim) return getAccount(claim.accountId);
  return wholeId.test(search) ? getAccount(search) : undefined;
}

const isInside = ({ role, status, address }: AccountRecord, { roles, place }: Scope): boolean =>
  roles.includes(role) && status !== "DELETED" && (!place || placeKey(address) === placeKey(place));

async function find(scope: Scope, search: string, after: string | undefined, limit: number): Promise<Page> {
  const named = after === undefined ? await findNamed(search) : undefined;
  if (named && isInside(named, scope)) return { accounts: [named] };
  return readPage(scope, searchWords(search), after ?? newestAccount, limit);
}

async function show(accounts: readonly AccountRecord[]): Promise<ListedAccount[]> {
  const residents = accounts.filter(({ role }) => role === "USER").map(({ id }) => id);
  const counters = await getManyCounters(residents);
  return accounts.map((account) => showListed(account, counters.get(account.id)?.members ?? 0));
}

/**
 * A page of the accounts of some roles: of the caller's own place for staff of a department, otherwise of one
 * place or of all, the newest first. Each list that is read leaves one audit row. Throws notAllowed for a
 * place that is not the caller's.
 */
export async function list(
  session: Session,
  roles: readonly Role[],
  request: Filter,
  requestId: string,
): Promise<{ items: ListedAccount[]; NextCursor?: string }> {
  const place = placeOf(session, request);
  const search = request.Search?.trim() ?? "";
  const name = JSON.stringify(["accounts", roles, place && placeKey(place), search]);
  const after = request.Cursor ? readCursor<string>(name, request.Cursor) : undefined;
  const { accounts, next } = await find({ roles, place }, search, after, request.Limit ?? usualLimit);
  const { accountId, role } = session;
  const [items] = await Promise.all([
    show(accounts),
    writeAudit({
      ...{ accountId, role, requestId, action: `list ${roles[0]} accounts`, count: accounts.length },
      ...(place ? { place: placeKey(place) } : {}),
    }),
  ]);
  return next === undefined ? { items } : { items, NextCursor: writeCursor(name, next) };
}
