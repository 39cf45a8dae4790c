import { handler as createHousehold } from "#lambdas/calls/createHousehold.ts";
import type { RequestOf } from "#shared/contract/call.ts";
import type { createHousehold as createCall } from "#shared/contract/households.ts";
import type { Household } from "#shared/model/household.ts";
import { invoke } from "./call.ts";
import { anAddressInDetroit, type Person } from "./people.ts";

type Creation = RequestOf<typeof createCall>;

/** A request for a household that is accepted. */
export function aHouseholdRequest(owner: Person, overrides: Partial<Creation> = {}): Creation {
  return { UID: owner.accountId, Name: "Home", ...anAddressInDetroit, ...overrides };
}

/** A household that its owner registered. */
export async function aHousehold(owner: Person, overrides: Partial<Creation> = {}): Promise<Household> {
  const { status, body } = await invoke(createHousehold, aHouseholdRequest(owner, overrides), {
    session: owner,
  });
  if (status !== 200) throw new Error(`Registering a household answered ${status}: ${body.Message}`);
  return body.HouseHold;
}
