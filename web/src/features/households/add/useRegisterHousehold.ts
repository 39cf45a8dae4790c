import { createHousehold, listHouseholds } from "#shared/contract/households.ts";
import { formatAddress } from "#shared/model/address.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import type { HouseholdDetails } from "../form/householdDetails.ts";

/** Registers a household of the signed-in account. Throws refusals. */
export function useRegisterHousehold() {
  const { ID: UID } = useUser();
  const { mutateAsync } = useCallMutation(createHousehold, { refreshes: [listHouseholds] });
  return async (details: HouseholdDetails) => {
    // Without the position, which may change between two tries: the server looks it up itself.
    await mutateAsync({ UID, ...details, Location: formatAddress(details) });
    toast("success", "New House Hold has been registered !");
  };
}
