import { handler as createHousehold } from "#lambdas/calls/createHousehold.ts";
import { handler as deleteHousehold } from "#lambdas/calls/deleteHousehold.ts";
import { handler as listHouseholds } from "#lambdas/calls/listHouseholds.ts";
import * as coverage from "#lambdas/domain/common/coverage.ts";
import { only } from "#lambdas/only.ts";
import { putPlace } from "#lambdas/records/jackets/place.ts";
import { Conflict, update, type Write } from "#lambdas/records/table/table.ts";
import { putOne } from "#lambdas/records/table/writeOne.ts";
import { bodyOf, invoke } from "#lambdas/testing/call.ts";
import { again } from "#lambdas/testing/recordings/recording.ts";
import { isPlainCity, recordedCity } from "#lambdas/testing/recordings/renew.ts";
import { repeat } from "#lambdas/testing/recordings/repeat.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { createHousehold as createCall } from "#shared/contract/households.ts";
import type { Household } from "#shared/model/household.ts";
import type { Place } from "#shared/rules/place.ts";
import { allWithoutPool, anAddressInDetroit, aResident, type TestAccount } from "./people.ts";

type Creation = RequestOf<typeof createCall>;

export function aHouseholdRequest(owner: TestAccount, overrides: Partial<Creation> = {}): Creation {
  return { UID: owner.accountId, Name: "Home", ...anAddressInDetroit, ...overrides };
}

/** Without telling its families. */
export async function cover({ City, State }: Place): Promise<void> {
  const place = { City, State };
  await putOne(putPlace(place));
  coverage.forget([place]);
}

/** Departments are part of a call's answer. */
class Served extends Conflict {}

function coverUnlessServed(place: Place): Write {
  const { pk = "", sk = "", city, state } = putPlace(place).write.Put?.Item ?? {};
  const change = {
    UpdateExpression: "SET city = :city, #state = :state",
    ConditionExpression: "attribute_not_exists(departments)",
    ExpressionAttributeNames: { "#state": "state" },
    ExpressionAttributeValues: { ":city": city, ":state": state },
  };
  return update({ pk, sk }, change, new Served());
}

/** A department may serve the place already. */
export async function anUncoveredHousehold(owner: TestAccount, overrides: Partial<Creation> = {}): Promise<Household> {
  const request = aHouseholdRequest(owner, overrides);
  return (await bodyOf(createHousehold, request, { session: owner })).HouseHold;
}

export async function aCalledHousehold(owner: TestAccount, overrides: Partial<Creation> = {}): Promise<Household> {
  await cover(aHouseholdRequest(owner, overrides));
  return anUncoveredHousehold(owner, overrides);
}

async function repeatedHousehold(owner: TestAccount, city: string | undefined): Promise<Household | undefined> {
  const place = { City: city ?? anAddressInDetroit.City, State: "MI" };
  const made = await repeat<TestAccount, Household>(
    city === undefined ? "a household in Detroit" : "a household",
    {
      owner,
      city: city ?? recordedCity,
      prepare: aResident,
      act: (person, City) => aCalledHousehold(person, city === undefined ? {} : { City }),
    },
    [coverUnlessServed(place)],
  );
  coverage.forget([place]);
  return made;
}

/** Its place is covered. */
export async function aHousehold(owner: TestAccount, overrides: Partial<Creation> = {}): Promise<Household> {
  const { City, ...others } = overrides;
  const isUsual = Object.keys(others).length === 0 && (City === undefined || isPlainCity(City));
  const made = isUsual ? await repeatedHousehold(owner, City) : undefined;
  return made ?? aCalledHousehold(owner, overrides);
}

/** Made anew where named departments serve the city, or its name is not a test's own. */
export async function recordedIn<Result extends { readonly owner: TestAccount }>(
  name: string,
  City: string,
  call: (city: string) => Promise<Result>,
): Promise<Result> {
  if (!isPlainCity(City)) return call(City);
  const place = { City, State: "MI" };
  try {
    return allWithoutPool(await again(name, City, call, [coverUnlessServed(place)]));
  } catch (error) {
    return only(Served, () => call(City))(error);
  } finally {
    coverage.forget([place]);
  }
}

export async function householdsOf(owner: TestAccount): Promise<Household[]> {
  const { body } = await invoke(listHouseholds, { UID: owner.accountId }, { session: owner });
  return body.HouseHolds;
}

export const remove = (owner: TestAccount, { ID }: Pick<Household, "ID">, overrides = {}) =>
  invoke(deleteHousehold, { UID: owner.accountId, ID, ...overrides }, { session: owner });
