import type { HouseholdRecord } from "#lambdas/records/family/household.ts";
import { factsOf } from "#lambdas/records/family/storedFacts.ts";
import type { RegistryDetails } from "#lambdas/records/registry/registryRow.ts";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import { needsIn } from "#shared/model/registry/registryNeeds.ts";
import { whyThere } from "#shared/rules/registry/urgency.ts";

const homeIdOf = ({ owner, hid }: Pick<RegistryDetails, "owner" | "hid">): string => `${owner}.${hid}`;

/** An outage takes its hours off those that families said; 0 without one. */
const hoursOf = ({ hours, unsaid }: RegistryDetails, gone: number) => ({
  ...(hours === undefined ? {} : { Hours: hours, HoursSaid: !unsaid }),
  ...(hours === undefined || gone === 0 ? {} : { HoursLeft: Math.max(0, hours - gone) }),
});

export function showHome(row: RegistryDetails, household: HouseholdRecord, hoursGone: number): RegistryHome {
  const Needs = needsIn(row.needs);
  const hours = hoursOf(row, hoursGone);
  const { Unit } = factsOf(household);
  return {
    ID: homeIdOf(row),
    ...household.address,
    ...(Unit ? { Unit } : {}),
    ...(household.geo ? { Geo: household.geo } : {}),
    People: row.people,
    Needs,
    ...hours,
    Confirmed: row.confirmed,
    Waiting: row.waits === true,
    Mobile: row.mobile === true,
    Why: whyThere({ Needs, ...hours, SomeUnknown: row.someUnknown }),
  };
}
