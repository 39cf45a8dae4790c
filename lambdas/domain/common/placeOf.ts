import { VisibleError } from "#lambdas/errors.ts";
import type { Session } from "#lambdas/session.ts";
import { placeRoles } from "#shared/model/role.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

/**
 * The place that a list shows; undefined for all places. Staff of a department see their own and are refused
 * any other. Others may name a city with its state.
 */
export function placeOf(
  { role, place }: Pick<Session, "role" | "place">,
  { City, State }: { readonly [Part in keyof Place]?: Place[Part] | undefined },
): Place | undefined {
  if (!placeRoles.includes(role)) return City && State ? { City, State } : undefined;
  const asked = placeKey({ City: City ?? place.City, State: State ?? place.State });
  if (asked !== placeKey(place)) throw new VisibleError("NOT_ALLOWED");
  return { City: place.City, State: place.State };
}
