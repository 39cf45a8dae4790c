import { useNavigate } from "react-router-dom";
import { listHouseholds, updateHousehold } from "#shared/contract/households.ts";
import { listMembers } from "#shared/contract/members.ts";
import { formatAddress } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import { type ApiError, hasCode } from "#web/api/ApiError.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import type { HouseholdDetails } from "../form/householdDetails.ts";
import { householdUpdated } from "../householdWords.ts";

/** Whether a save would be answered the same however often it is tried: the place is another one, or gone. */
export function isFinal(error: unknown): error is ApiError {
  return hasCode(error, "NOT_FOUND") || hasCode(error, "CHANGED_ELSEWHERE");
}

/** Saves an edit that began with `base` and goes to the list; throws what was refused. */
export function useSaveEdit({ ID, Version }: Household) {
  const { ID: UID } = useUser();
  const navigate = useNavigate();
  // Members name the places that they are assigned to.
  const { mutateAsync } = useCallMutation(updateHousehold, { refreshes: [listHouseholds, listMembers] });
  return async (details: HouseholdDetails, Geo: Household["Geo"]) => {
    const address = { Location: formatAddress(details), ...(Geo && { Geo }) };
    // An empty note is sent as such: what is left out stays as it is.
    const Description = details.Description ?? "";
    await mutateAsync({ UID, ID, ...details, Description, ...address, Version });
    toast("success", householdUpdated);
    void navigate("/HouseHolds");
  };
}
