import { listHouseholds } from "#shared/contract/households.ts";
import { useCallPages } from "#web/api/useCallPages.ts";
import { useUser } from "#web/session/SessionContext.ts";

/**
 * The signed-in person's households, oldest first, undefined while they load. One page holds every household
 * that an account may have.
 */
export function useHouseholds() {
  const { ID } = useUser();
  const pages = useCallPages(listHouseholds, { UID: ID, Limit: 100 });
  return { ...pages, households: pages.data?.pages.flatMap(({ HouseHolds }) => HouseHolds) };
}
