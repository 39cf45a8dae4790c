import { useNavigate } from "react-router-dom";
import { listHouseholds, updateHousehold } from "#shared/contract/households.ts";
import { listMembers } from "#shared/contract/members.ts";
import { formatAddress } from "#shared/model/address.ts";
import type { Household } from "#shared/model/household.ts";
import { type ApiError, hasCode } from "#web/api/ApiError.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { UserFacingError } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { type HouseholdFields, typedFacts } from "../form/householdDetails.ts";
import { isPositionKept } from "../form/isPositionKept.ts";
import { pointOf } from "../form/pointOf.ts";
import { householdUpdated, positionNotSaved } from "../householdText.ts";

/** Changed elsewhere or gone: a retry would fail alike. */
export function isFinal(error: unknown): error is ApiError {
  return hasCode(error, "NOT_FOUND") || hasCode(error, "CHANGED_ELSEWHERE");
}

/** A retry begins with the saved household. */
export class PositionNotSaved extends UserFacingError {
  readonly household: Household;

  constructor(household: Household) {
    super(positionNotSaved);
    this.household = household;
  }
}

/** Throws refusals, and PositionNotSaved. */
export function useSaveHousehold({ ID, Version }: Household) {
  const { ID: UID } = useUser();
  const navigate = useNavigate();
  const { mutateAsync } = useCallMutation(updateHousehold, {
    // Members name their households.
    refreshes: [listHouseholds, listMembers],
    // Saved, its answer may be lost.
    refreshesOnFailure: [listHouseholds],
  });
  return async (details: HouseholdFields, Geo: Household["Geo"]) => {
    const address = { Location: formatAddress(details), ...pointOf(Geo) };
    // A missing fact would stay as stored; an empty one empties it.
    const facts = typedFacts(details);
    const { HouseHold } = await mutateAsync({ UID, ID, ...details, ...facts, ...address, Version });
    if (!isPositionKept(Geo, HouseHold.Geo)) throw new PositionNotSaved(HouseHold);
    toast("success", householdUpdated);
    void navigate("/HouseHolds");
  };
}
