import { mergePages, readSizes } from "#lambdas/domain/common/paging/mergePages.ts";
import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import { accountPosition, partsOf, readPart } from "#lambdas/records/accounts/accountList.ts";
import { type FoundName, isName, nameSources, readNames } from "#lambdas/records/accounts/accountNames.ts";
import type { Counters } from "#lambdas/records/accounts/counters.ts";
import { getCountedAccounts } from "#lambdas/records/accounts/getCountedAccounts.ts";
import type { Role } from "#shared/model/role.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";
import { matchesSearch } from "#shared/rules/search/matchesSearch.ts";

export interface Scope {
  readonly roles: readonly Role[];
  /** placeKeys of homes, or ids of departments; undefined for all. */
  readonly at: readonly string[] | undefined;
}

type Positions = Parameters<typeof mergePages>[1];

export interface SearchPosition {
  readonly names?: Positions;
  readonly list?: Positions;
}

export interface Page {
  readonly rows: readonly AccountRecord[];
  readonly counters?: ReadonlyMap<string, Counters>;
  readonly next?: SearchPosition | undefined;
  readonly searched?: number;
}

export const isInside = ({ role, status, department, address }: AccountRecord, { roles, at }: Scope): boolean =>
  roles.includes(role) && status !== "DELETED" && (!at || at.includes(departmentAt({ department, place: address })));

/** Accounts or names for one page: about 55 read units. */
const mostSearched = 1_000;

/** Newest first, by looking through the list. */
export async function lookThrough(
  { roles, at }: Scope,
  words: readonly string[],
  after: Positions,
  limit: number,
): Promise<Page> {
  const parts = partsOf(roles, at);
  const most = words.length > 0 ? mostSearched : undefined;
  const { rows, next, searched } = await mergePages(
    {
      sources: parts.map((part) => (before, size) => readPart(part, before, size)),
      fits: ({ status, first, last, email, id }) =>
        status !== "DELETED" && matchesSearch(words, [first, last, email, id]),
      positionOf: accountPosition,
      isBefore: (one, other) => one > other,
      limit,
      sizes: readSizes(parts.length, { limit, most }),
    },
    after,
  );
  return { rows, next: next && { list: next }, ...(most === undefined ? {} : { searched }) };
}

/** The longest word has the fewest names. */
const rarest = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");

/** Of the rows of "Ann Andrews" beginning with "an", one counts. */
function isCalled({ words: name }: FoundName, words: readonly string[], beginning: string): boolean {
  const [first] = name.filter((word) => word.startsWith(beginning)).sort();
  return first === name[0] && matchesSearch(words, name);
}

async function accountsOf(names: readonly FoundName[], scope: Scope, words: readonly string[]) {
  const counted = await getCountedAccounts(names.map(({ id }) => id));
  return {
    rows: counted
      .map(({ account }) => account)
      .filter((account) => isInside(account, scope) && matchesSearch(words, [account.first, account.last])),
    counters: new Map(counted.map(({ account, counters }) => [account.id, counters])),
  };
}

/** By words in names, in the order of names. */
export async function readCalled(
  scope: Scope,
  words: readonly string[],
  after: Positions,
  limit: number,
): Promise<Page> {
  const beginning = rarest(words);
  const sources = nameSources(scope.roles, scope.at, beginning);
  const { rows, next, searched } = await mergePages(
    {
      sources: sources.map((source) => (before, size) => readNames(source, beginning, before, size)),
      fits: (name) => isCalled(name, words, beginning),
      positionOf: ({ position }) => position,
      isBefore: (one, other) => one < other,
      limit,
      sizes: readSizes(sources.length, { limit, most: mostSearched }),
    },
    after,
  );
  const accounts = await accountsOf(rows, scope, words);
  return next ? { ...accounts, next: { names: next }, searched } : accounts;
}

export async function findCalled(scope: Scope, words: readonly string[], limit: number): Promise<Page | undefined> {
  if (!isName(rarest(words))) return undefined;
  const called = await readCalled(scope, words, "", limit);
  return called.rows.length > 0 || called.next !== undefined ? called : undefined;
}
