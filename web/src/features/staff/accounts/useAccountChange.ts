import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
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
import { withChanged } from "./accountPages.ts";
import { addToLists } from "./addToLists.ts";

export type ListCall = typeof listAdmins | typeof listMasterModerators | typeof listModerators | typeof listUsers;

type ChangingCall =
  | typeof confirmEmail
  | typeof restrictAccount
  | typeof restoreAccount
  | typeof resendInvitation
  | typeof resetSecondFactor;

/** In every loaded list. */
export function useAccountChange<C extends ChangingCall>(call: C, list: ListCall) {
  return useCallMutation(call, {
    refreshes: [listDeactivated, listReports],
    // A new invitation has ended the former one even if not mailed.
    refreshesOnFailure: [list],
    onSuccess: ({ Account }: { readonly Account: ListedAccount }, _, cache) => {
      // A running request was sent before the change.
      void cache.cancelQueries({ queryKey: callKey(list) });
      cache.setQueriesData<InfiniteData<object>>(
        { queryKey: callKey(list) },
        (data) => data && { ...data, pages: [...withChanged(data.pages, Account)] },
      );
    },
  });
}

export function useNewAccount(list: ListCall): (account: ListedAccount) => void {
  const cache = useQueryClient();
  return (account) => addToLists(cache, list, account);
}
