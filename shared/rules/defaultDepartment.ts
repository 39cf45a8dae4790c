import { type Place, placeKey } from "./place.ts";

// A place has one department without naming any. Its id follows from the place, so that no row of it must exist.

/** The id of the department that a place has by default, "MI#DETROIT". */
export const defaultDepartmentOf = (place: Place): string => placeKey(place);

/** Whether an id is that of a default department: the ids of others have no "#". */
export const isDefaultDepartment = (id: string): boolean => id.includes("#");

/** The name of a city's default department. */
export const respondersOf = (City: string): string => `${City} responders`;

/** The department for which staff work; without a named one it is the default one of their place. */
export const departmentAt = ({
  department,
  place,
}: {
  readonly department?: string | undefined;
  readonly place: Place;
}): string => department ?? defaultDepartmentOf(place);
