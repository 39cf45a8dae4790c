import { inWords } from "#shared/format/coverageSentence.ts";
import type { Household } from "#shared/model/household.ts";
import { counted } from "#web/ui/display/counted.ts";
import type { MapPoint } from "#web/ui/map/MapPoint.ts";

export function memberCount({ Members: { length } }: Pick<Household, "Members">): string {
  return counted(length, "member");
}

/** More would cover the map. */
const mostNamed = 4;

/** "Home, 2 members: Ana and Ben" */
function labelOf(household: Household): string {
  const { Name, Members } = household;
  const named = Members.slice(0, mostNamed).map(({ First }) => First);
  const more = Members.length - named.length;
  const names = inWords(more > 0 ? [...named, `${more} more`] : named);
  return [`${Name}, ${memberCount(household)}`, names].filter(Boolean).join(": ");
}

/** Where the position is known. */
export function householdPoints(households: readonly Household[]): MapPoint[] {
  return households.flatMap((household) => {
    const { ID, Geo, isPrime } = household;
    return Geo ? [{ id: ID, label: labelOf(household), lat: Geo.Lat, lng: Geo.Lng, isHome: isPrime }] : [];
  });
}
