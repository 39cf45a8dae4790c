import { createHousehold, listHouseholds } from "#shared/contract/households.ts";
import { formatAddress } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { longToastTime, toast } from "#web/ui/toasts/toast.ts";
import type { HouseholdFields } from "../form/householdDetails.ts";
import { isPositionKept } from "../form/isPositionKept.ts";
import { pointOf } from "../form/pointOf.ts";
import { registeredWithoutPosition } from "../householdText.ts";

/** The household as registered. Throws refusals. */
export function useRegisterHousehold() {
  const { ID: UID } = useUser();
  const { mutateAsync } = useCallMutation(createHousehold, {
    refreshes: [listHouseholds],
    // Its answer may be lost.
    refreshesOnFailure: [listHouseholds],
  });
  return async (details: HouseholdFields, Geo: Household["Geo"]): Promise<Household> => {
    const Location = formatAddress(details);
    const { HouseHold } = await mutateAsync({ UID, ...details, Location, ...pointOf(Geo) });
    if (isPositionKept(Geo, HouseHold.Geo)) toast("success", "New House Hold has been registered !");
    else toast("warning", registeredWithoutPosition, longToastTime);
    return HouseHold;
  };
}
