import { listHouseholds } from "#shared/contract/households.ts";
import { useCallPages } from "#web/api/useCallPages.ts";
import { useUser } from "#web/session/SessionContext.ts";

/**
 * The signed-in account's households, oldest first, undefined while they load. One page holds as many as an account
 * may have.
 */
export function useHouseholds() {
  const { ID } = useUser();
  const pages = useCallPages(listHouseholds, { UID: ID, Limit: 100 });
  return { ...pages, households: pages.data?.pages.flatMap(({ HouseHolds }) => HouseHolds) };
}
