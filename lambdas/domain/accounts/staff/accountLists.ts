import { auditList } from "#lambdas/domain/accounts/audit/auditReading.ts";
import { auditedReach, type Reach, reachOf } from "#lambdas/domain/common/reachOf.ts";
import { showListed } from "#lambdas/domain/common/views/showAccount.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { newestAccount } from "#lambdas/records/accounts/accountList.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { getManyCounters } from "#lambdas/records/accounts/counters.ts";
import { readCursor, writeCursor } from "#lambdas/records/table/cursor.ts";
import type { Session } from "#lambdas/session.ts";
import type { listModerators } from "#shared/contract/accountLists.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import { email } from "#shared/fields/account.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import type { Role } from "#shared/model/role.ts";
import { placeKey } from "#shared/rules/place.ts";
import { searchWords } from "#shared/rules/search/searchWords.ts";
import {
  findCalled,
  isInside,
  lookThrough,
  type Page,
  readCalled,
  type Scope,
  type SearchPosition,
} from "./accountSearch.ts";

const usualLimit = 50;

type Filter = ParsedRequestOf<typeof listModerators>;

const listed = {
  listUsers: ["USER"],
  listModerators: ["MOD"],
  listMasterModerators: ["MASTER MOD"],
  listAdmins: ["ADMIN", "MASTER ADMIN", "ENGINEER"],
} as const satisfies Record<string, readonly Role[]>;

const wholeId = /^[\w-]{22}$/;

async function findNamed(text: string): Promise<AccountRecord | undefined> {
  const address = email().safeParse(text);
  const claim = address.success ? await getEmailClaim(address.data) : undefined;
  if (claim) return getAccount(claim.accountId);
  return wholeId.test(text) ? getAccount(text) : undefined;
}

/** A whole address or id, else a name, else any field. */
async function find(scope: Scope, text: string, limit: number): Promise<Page> {
  const named = await findNamed(text);
  if (named && isInside(named, scope)) return { rows: [named] };
  const words = searchWords(text);
  const called = named ? undefined : await findCalled(scope, words, limit);
  return called ?? lookThrough(scope, words, newestAccount, limit);
}

function continueList(scope: Scope, text: string, limit: number, { names, list }: SearchPosition): Promise<Page> {
  const words = searchWords(text);
  return names === undefined
    ? lookThrough(scope, words, list ?? newestAccount, limit)
    : readCalled(scope, words, names, limit);
}

async function show({ rows, counters }: Page): Promise<ListedAccount[]> {
  const residents = rows.filter(({ role }) => role === "USER").map(({ id }) => id);
  const countersAt = counters ?? (await getManyCounters(residents));
  return rows.map((account) => showListed(account, countersAt.get(account.id)?.members));
}

const partsIn = (call: keyof typeof listed, { departments, place }: Reach) =>
  call === "listUsers" && place ? [placeKey(place)] : departments;

interface AccountPage {
  readonly items: ListedAccount[];
  readonly NextCursor?: string;
  readonly Searched?: number;
}

/** Newest first or, found by name, by name. Staff of a department see its own, others one place or all. */
export async function list(session: Session, call: keyof typeof listed, request: Filter): Promise<AccountPage> {
  const roles = listed[call];
  const reach = await reachOf(session, request);
  const at = partsIn(call, reach);
  const text = request.Search?.trim() ?? "";
  const name = JSON.stringify(["accounts", roles, at, text]);
  const { Limit: limit = usualLimit, Cursor } = request;
  const page = await (Cursor
    ? continueList({ roles, at }, text, limit, readCursor<SearchPosition>(name, Cursor))
    : find({ roles, at }, text, limit));
  const { rows, next, searched } = page;
  const [items] = await Promise.all([
    show(page),
    auditList(session, call, { subjects: rows.map(({ id }) => id), ...auditedReach(reach) }),
  ]);
  return {
    items,
    ...(next === undefined ? {} : { NextCursor: writeCursor(name, next) }),
    ...(searched === undefined ? {} : { Searched: searched }),
  };
}
