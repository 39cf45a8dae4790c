import { useQueryClient } from "@tanstack/react-query";
import { geocodeAddress } from "#shared/contract/households.ts";
import type { Household } from "#shared/model/household.ts";
import { isOutcomeUnknown } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { callKey } from "#web/api/useCall.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { homeDetails } from "./homeDetails.ts";
import { useRegisterHousehold } from "./useRegisterHousehold.ts";

/** The same request as AddHomeDialog's. Throws refusals. */
export function useAddHome(): () => Promise<Household> {
  const { Location } = useUser();
  const cache = useQueryClient();
  const register = useRegisterHousehold();
  return async () => {
    const { Street, City, State, Zip, ...facts } = homeDetails(Location);
    const address = { Street, City, State, Zip };
    const lookup = { queryKey: callKey(geocodeAddress, address), queryFn: () => send(geocodeAddress, address) };
    const found = await cache.fetchQuery(lookup).catch(() => undefined);
    const add = () => register({ ...address, ...facts }, found?.Geo);
    // The first may have been carried out: repeated, it creates nothing twice.
    return add().catch((error: unknown) => (isOutcomeUnknown(error) ? add() : Promise.reject(error)));
  };
}
