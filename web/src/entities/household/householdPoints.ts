import type { Household } from "#shared/model/household.ts";
import { counted } from "#web/ui/display/counted.ts";
import type { MapPoint } from "#web/ui/map/MapPoint.ts";

export function memberCount({ Members: { length } }: Pick<Household, "Members">): string {
  return counted(length, "member");
}

/** "Home, 2 members", where the position is known. */
export function householdPoints(households: readonly Household[]): MapPoint[] {
  return households.flatMap((household) => {
    const { ID, Name, Geo, isPrime } = household;
    const label = `${Name}, ${memberCount(household)}`;
    return Geo ? [{ id: ID, label, lat: Geo.Lat, lng: Geo.Lng, isHome: isPrime }] : [];
  });
}
