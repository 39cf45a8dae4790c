import { handler as createHousehold } from "#lambdas/calls/createHousehold.ts";
import { handler as deleteHousehold } from "#lambdas/calls/deleteHousehold.ts";
import { handler as listHouseholds } from "#lambdas/calls/listHouseholds.ts";
import * as coverage from "#lambdas/domain/common/coverage.ts";
import { getPlace, putPlace } from "#lambdas/records/jackets/place.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { bodyOf, invoke } from "#lambdas/testing/call.ts";
import { again } from "#lambdas/testing/recordings/recording.ts";
import { isPlainCity } from "#lambdas/testing/recordings/renew.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { createHousehold as createCall } from "#shared/contract/households.ts";
import type { Household } from "#shared/model/household.ts";
import type { Place } from "#shared/rules/place.ts";
import { allWithoutPool, anAddressInDetroit, type TestAccount } from "./people.ts";

type Creation = RequestOf<typeof createCall>;

export function aHouseholdRequest(owner: TestAccount, overrides: Partial<Creation> = {}): Creation {
  return { UID: owner.accountId, Name: "Home", ...anAddressInDetroit, ...overrides };
}

/** Covers a place, without telling its families. */
export async function cover({ City, State }: Place): Promise<void> {
  const place = { City, State };
  await putOne(putPlace(place));
  coverage.forget([place]);
}

/** A department may serve the place already. */
export async function anUncoveredHousehold(owner: TestAccount, overrides: Partial<Creation> = {}): Promise<Household> {
  const request = aHouseholdRequest(owner, overrides);
  return (await bodyOf(createHousehold, request, { session: owner })).HouseHold;
}

export async function aHousehold(owner: TestAccount, overrides: Partial<Creation> = {}): Promise<Household> {
  await cover(aHouseholdRequest(owner, overrides));
  return anUncoveredHousehold(owner, overrides);
}

/**
 * The recorded result of a call in a city; made anew where named departments serve it, or its name is not a test's
 * own.
 */
export async function recordedIn<Result extends { readonly owner: TestAccount }>(
  name: string,
  City: string,
  call: (city: string) => Promise<Result>,
): Promise<Result> {
  const place = { City, State: "MI" };
  if (!isPlainCity(City) || (await getPlace(place))?.departments) return call(City);
  await cover(place);
  return allWithoutPool(await again(name, City, call));
}

export async function householdsOf(owner: TestAccount): Promise<Household[]> {
  const { body } = await invoke(listHouseholds, { UID: owner.accountId }, { session: owner });
  return body.HouseHolds;
}

export const remove = (owner: TestAccount, { ID }: Pick<Household, "ID">, overrides = {}) =>
  invoke(deleteHousehold, { UID: owner.accountId, ID, ...overrides }, { session: owner });
