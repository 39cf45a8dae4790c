import type { ListedAccount } from "#shared/model/account.ts";

const isAccount = (value: unknown): value is ListedAccount =>
  typeof value === "object" && value !== null && "ID" in value;

function withAccounts<Page extends object>(
  page: Page,
  change: (accounts: readonly ListedAccount[]) => readonly ListedAccount[],
): Page {
  const entries = Object.entries(page).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    return [name, change(value.filter(isAccount))];
  });
  return Object.fromEntries(entries) as Page;
}

export function withChanged<Page extends object>(pages: readonly Page[], account: ListedAccount): readonly Page[] {
  const replace = (other: ListedAccount) => (other.ID === account.ID ? account : other);
  return pages.map((page) => withAccounts(page, (accounts) => accounts.map(replace)));
}

export function withNew<Page extends object>(pages: readonly Page[], account: ListedAccount): readonly Page[] {
  return pages.map((page, index) => (index === 0 ? withAccounts(page, (accounts) => [account, ...accounts]) : page));
}

/** Each account once, at its first place. */
export function uniqueAccounts(accounts: readonly ListedAccount[]): readonly ListedAccount[] {
  const seen = new Set<string>();
  return accounts.filter(({ ID }) => !seen.has(ID) && seen.add(ID));
}
