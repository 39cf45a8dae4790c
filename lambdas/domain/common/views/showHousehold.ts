import * as coverage from "#lambdas/domain/common/coverage.ts";
import type { HouseholdDetails } from "#lambdas/records/family/household.ts";
import { type LinkRecord, linkingId } from "#lambdas/records/family/link.ts";
import { factsOf } from "#lambdas/records/family/storedFacts.ts";
import { type Address, formatAddress } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import { isPrime } from "#shared/rules/isPrime.ts";

/** @param primary the account's own address */
export async function showHousehold(
  household: HouseholdDetails,
  links: readonly LinkRecord[],
  primary: Address,
): Promise<Household> {
  const { id, name, address, geo, created, version } = household;
  return {
    ID: id,
    Name: name,
    ...address,
    Location: formatAddress(address),
    Geo: geo,
    ...factsOf(household),
    CreateDate: created,
    Coverage: await coverage.of(address),
    isPrime: isPrime(address, primary),
    Members: links
      .filter(({ hid }) => hid === id)
      .map(({ mid, hid, first, last }) => ({ ID: mid, First: first, Last: last, LinkingID: linkingId(mid, hid) })),
    Version: version,
  };
}
