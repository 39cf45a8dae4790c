import type { Household } from "#shared/model/household.ts";
import { counted } from "#web/ui/display/counted.ts";
import type { MapPoint } from "#web/ui/map/MapPoint.ts";

/** "1 member", "2 members" */
export function memberCount({ Members: { length } }: Pick<Household, "Members">): string {
  return counted(length, "member");
}

/** Households with a known position, labelled "Home, 2 members". */
export function householdPoints(households: readonly Household[]): MapPoint[] {
  return households.flatMap((household) => {
    const { ID, Name, Geo, isPrime } = household;
    const label = `${Name}, ${memberCount(household)}`;
    return Geo ? [{ id: ID, label, lat: Geo.Lat, lng: Geo.Lng, isHome: isPrime }] : [];
  });
}
