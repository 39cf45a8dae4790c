import { listHouseholds } from "#shared/contract/households.ts";
import { useCallPages } from "#web/api/pages/useCallPages.ts";
import { familyRequest } from "#web/entities/familyRequest.ts";
import { useUser } from "#web/session/SessionContext.ts";

/** Oldest first, undefined while they load. One page holds an account's maximum. */
export function useHouseholds() {
  const { ID } = useUser();
  const pages = useCallPages(listHouseholds, familyRequest(ID));
  return { ...pages, households: pages.data?.pages.flatMap(({ HouseHolds }) => HouseHolds) };
}
