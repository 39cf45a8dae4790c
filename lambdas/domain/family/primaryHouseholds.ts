import { changeOwnAccount } from "#lambdas/domain/accounts/changeOwnAccount.ts";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { showHousehold } from "#lambdas/domain/common/views/showHousehold.ts";
import { notFound } from "#lambdas/errors.ts";
import { type AccountRecord, accountRecord } from "#lambdas/records/accounts/account.ts";
import { renameAccount } from "#lambdas/records/accounts/accountNames.ts";
import { readHouseholds, requireHousehold } from "#lambdas/records/family/household.ts";
import { replace, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { setPrimary } from "#shared/contract/households.ts";
import type { Address } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import { isClosing } from "./links.ts";

const isAt = ({ address }: AccountRecord, { Street, City, State, Zip }: Address): boolean =>
  address.Street === Street && address.City === City && address.State === State && address.Zip === Zip;

const movedTo = (account: AccountRecord, address: Address): AccountRecord =>
  accountRecord({ ...account, address, updated: new Date().toISOString() });

/**
 * Requires the account in the version read, and the household still there: of two simultaneous calls the later wins.
 */
export async function set(session: Session, { UID, ID }: ParsedRequestOf<typeof setPrimary>): Promise<Household> {
  requireOwn(session, UID);
  return changeOwnAccount(session, async (account) => {
    const { households, links } = await readHouseholds(session.accountId);
    const household = households.find(({ id }) => id === ID);
    if (!household) throw notFound();
    if (household.closing) throw isClosing();
    const { address } = household;
    if (!isAt(account, address)) {
      const moved = movedTo(account, address);
      await transact([replace(moved), ...renameAccount(account, moved), requireHousehold(household)]);
    }
    return showHousehold(household, links, address);
  });
}
