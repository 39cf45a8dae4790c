import { VisibleError } from "#lambdas/errors.ts";
import type { Session } from "#lambdas/session.ts";
import { placeRoles } from "#shared/model/role.ts";
import { type Place, placeKey } from "#shared/rules/place.ts";

/**
 * The one place that a list shows; undefined for all of them. Staff of a department see their own, whatever
 * they ask for; to ask for another is refused. Others may name a place, city and state together.
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
