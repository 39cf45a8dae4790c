import { type Place, placeKey } from "./place.ts";

// A default department's id follows from its place, so that it needs no row.

/** "MI#DETROIT". */
export const defaultDepartmentOf = (place: Place): string => placeKey(place);

/** The ids of other departments have no "#". */
export const isDefaultDepartment = (id: string): boolean => id.includes("#");

export const respondersOf = (City: string): string => `${City} responders`;

export const departmentAt = ({
  department,
  place,
}: {
  readonly department?: string | undefined;
  readonly place: Place;
}): string => department ?? defaultDepartmentOf(place);
