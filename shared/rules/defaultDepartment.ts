import { type Place, placeKey } from "./place.ts";

// The id of a place's default department follows from the place, so that it needs no row.

/** The id of a place's default department, "MI#DETROIT". */
export const defaultDepartmentOf = (place: Place): string => placeKey(place);

/** The ids of other departments have no "#". */
export const isDefaultDepartment = (id: string): boolean => id.includes("#");

/** The name of a city's default department. */
export const respondersOf = (City: string): string => `${City} responders`;

/** The department of staff: the named one, or the default one of their place. */
export const departmentAt = ({
  department,
  place,
}: {
  readonly department?: string | undefined;
  readonly place: Place;
}): string => department ?? defaultDepartmentOf(place);
