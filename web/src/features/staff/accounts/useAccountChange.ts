import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import {
  type listAdmins,
  listDeactivated,
  type listMasterModerators,
  type listModerators,
  type listUsers,
} from "#shared/contract/accountLists.ts";
import { listReports } from "#shared/contract/jackets/entries.ts";
import type { resetSecondFactor } from "#shared/contract/secondFactor.ts";
import type { confirmEmail, resendInvitation, restoreAccount, restrictAccount } from "#shared/contract/staff.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { callKey, useCallMutation } from "#web/api/useCall.ts";
import { withChanged, withNew } from "./accountPages.ts";

export type ListCall = typeof listAdmins | typeof listMasterModerators | typeof listModerators | typeof listUsers;

type Pages = InfiniteData<object>;

function change(cache: QueryClient, list: ListCall, how: (pages: readonly object[]) => readonly object[]): void {
  // A running request was sent before the change.
  void cache.cancelQueries({ queryKey: callKey(list) });
  cache.setQueriesData<Pages>({ queryKey: callKey(list) }, (data) => data && { ...data, pages: [...how(data.pages)] });
}

type ChangingCall =
  | typeof confirmEmail
  | typeof restrictAccount
  | typeof restoreAccount
  | typeof resendInvitation
  | typeof resetSecondFactor;

/** Shows the answer in every loaded list. */
export function useAccountChange<C extends ChangingCall>(call: C, list: ListCall) {
  return useCallMutation(call, {
    refreshes: [listDeactivated, listReports],
    // A new invitation has ended the former one even if not mailed.
    refreshesOnFailure: [list],
    onSuccess: ({ Account }: { readonly Account: ListedAccount }, _, cache) =>
      change(cache, list, (pages) => withChanged(pages, Account)),
  });
}

export function useNewAccount(list: ListCall): (account: ListedAccount) => void {
  const cache = useQueryClient();
  return (account) => change(cache, list, (pages) => withNew(pages, account));
}
