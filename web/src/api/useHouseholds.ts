import { listHouseholds } from "#shared/contract/households.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { useCallPages } from "./useCallPages.ts";

/**
 * The signed-in person's households, oldest first, undefined while they load. One page holds every household
 * that an account may have.
 */
export function useHouseholds() {
  const { ID } = useUser();
  const pages = useCallPages(listHouseholds, { UID: ID, Limit: 100 });
  return { ...pages, households: pages.data?.pages.flatMap(({ HouseHolds }) => HouseHolds) };
}
