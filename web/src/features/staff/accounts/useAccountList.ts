import type { RequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { type PagedCall, useCallPages } from "#web/api/pages/useCallPages.ts";
import { useFilledPages } from "#web/api/pages/useFilledPages.ts";
import { uniqueAccounts } from "./accountPages.ts";

/** `rows` is undefined while the first page loads. */
export function useAccountList<C extends PagedCall>(
  call: C,
  body: RequestOf<C>,
  accountsOf: (answer: ResponseOf<C>) => readonly ListedAccount[],
) {
  const pages = useCallPages(call, body, { keepsLast: true });
  const rows = pages.data && uniqueAccounts(pages.data.pages.flatMap(accountsOf));
  const question = JSON.stringify(body);
  const list = useFilledPages(pages, rows?.length ?? 0, question);
  return { list, rows, question, isChanging: pages.isPlaceholderData };
}

export type AccountList = ReturnType<typeof useAccountList>;
