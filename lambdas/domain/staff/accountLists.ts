import { auditList } from "#lambdas/domain/audit/auditReading.ts";
import { mergePages, readSizes } from "#lambdas/domain/common/mergePages.ts";
import { auditedReach, type Reach, reachOf } from "#lambdas/domain/common/reachOf.ts";
import { showListed } from "#lambdas/domain/views/showAccount.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { accountPosition, newestAccount, partsOf, readPart } from "#lambdas/records/accounts/accountList.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { getManyCounters } from "#lambdas/records/accounts/counters.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import type { Session } from "#lambdas/session.ts";
import type { listModerators } from "#shared/contract/accountLists.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import { email } from "#shared/fields/account.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import type { Role } from "#shared/model/role.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";
import { placeKey } from "#shared/rules/place.ts";
import { matchesSearch } from "#shared/rules/search/matchesSearch.ts";
import { searchWords } from "#shared/rules/search/searchWords.ts";

type Filter = ParsedRequestOf<typeof listModerators>;

/** The calls that list accounts, with the roles that each shows. */
const listed = {
  listUsers: ["USER"],
  listModerators: ["MOD"],
  listMasterModerators: ["MASTER MOD"],
  listAdmins: ["ADMIN", "MASTER ADMIN", "ENGINEER"],
} as const satisfies Record<string, readonly Role[]>;

/** Which accounts a list may show. */
interface Scope {
  readonly roles: readonly Role[];
  /** Where their accounts live, by placeKey, or the departments for which they work; undefined for all. */
  readonly at: readonly string[] | undefined;
}

interface Page {
  readonly rows: readonly AccountRecord[];
  /** Where the next page starts; undefined at the end. */
  readonly next?: Positions | undefined;
  /** How many accounts a search looked at. */
  readonly searched?: number;
}

type Positions = Parameters<typeof mergePages>[1];

const usualLimit = 50;
/** How many accounts a search looks at for one page: about 55 read units. */
const mostSearched = 1_000;

/** A page of the accounts that fit all words, the newest first. */
async function search(
  { roles, at }: Scope,
  words: readonly string[],
  after: Positions,
  limit: number,
): Promise<Page> {
  const parts = partsOf(roles, at);
  const fits = ({ status, first, last, email: address, id }: AccountRecord) =>
    status !== "DELETED" && matchesSearch(words, [first, last, address, id]);
  const most = words.length > 0 ? mostSearched : undefined;
  const { searched, ...page } = await mergePages(
    {
      sources: parts.map((part) => (before, size) => readPart(part, before, size)),
      fits,
      positionOf: accountPosition,
      isBefore: (one, other) => one > other,
      ...{ limit, sizes: readSizes(parts.length, { limit, most }) },
    },
    after,
  );
  return most === undefined ? page : { ...page, searched };
}

const wholeId = /^[\w-]{22}$/;

/** The account that a whole e-mail address or id names, found without reading a list. */
async function findNamed(text: string): Promise<AccountRecord | undefined> {
  const address = email.safeParse(text);
  const claim = address.success ? await getEmailClaim(address.data) : undefined;
  if (claim) return getAccount(claim.accountId);
  return wholeId.test(text) ? getAccount(text) : undefined;
}

const isInside = ({ role, status, department, address }: AccountRecord, { roles, at }: Scope): boolean =>
  roles.includes(role) &&
  status !== "DELETED" &&
  (!at || at.includes(departmentAt({ department, place: address })));

async function find(scope: Scope, text: string, after: Positions | undefined, limit: number): Promise<Page> {
  const named = after === undefined ? await findNamed(text) : undefined;
  if (named && isInside(named, scope)) return { rows: [named] };
  return search(scope, searchWords(text), after ?? newestAccount, limit);
}

async function show(accounts: readonly AccountRecord[]): Promise<ListedAccount[]> {
  const residents = accounts.filter(({ role }) => role === "USER").map(({ id }) => id);
  const counters = await getManyCounters(residents);
  return accounts.map((account) => showListed(account, counters.get(account.id)?.members ?? 0));
}

/** Residents stand at their place, staff at their department. */
const partsIn = (call: keyof typeof listed, { departments, place }: Reach) =>
  call === "listUsers" && place ? [placeKey(place)] : departments;

interface Listed {
  readonly items: ListedAccount[];
  readonly NextCursor?: string;
  readonly Searched?: number;
}

/**
 * A page of the accounts that a call lists, the newest first, and its audit row. Staff of a department see
 * its own, others one place or all.
 */
export async function list(session: Session, call: keyof typeof listed, request: Filter): Promise<Listed> {
  const roles = listed[call];
  const reach = await reachOf(session, request);
  const at = partsIn(call, reach);
  const text = request.Search?.trim() ?? "";
  const name = JSON.stringify(["accounts", roles, at, text]);
  const after = request.Cursor ? readCursor<Positions>(name, request.Cursor) : undefined;
  const { rows, next, searched } = await find({ roles, at }, text, after, request.Limit ?? usualLimit);
  const [items] = await Promise.all([
    show(rows),
    auditList(session, call, { subjects: rows.map(({ id }) => id), ...auditedReach(reach) }),
  ]);
  return {
    items,
    ...(next === undefined ? {} : { NextCursor: writeCursor(name, next) }),
    ...(searched === undefined ? {} : { Searched: searched }),
  };
}
