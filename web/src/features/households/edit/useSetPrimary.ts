import { listHouseholds, setPrimary } from "#shared/contract/households.ts";
import type { Household } from "#shared/model/household.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { toast } from "#web/ui/toasts/toast.ts";

/** Here and in the session. Throws a refusal. */
export function useSetPrimary({ ID, Name }: Household) {
  const user = useUser();
  const { setUser } = useSession();
  const { mutateAsync } = useCallMutation(setPrimary, {
    refreshes: [listHouseholds],
    refreshesOnFailure: [listHouseholds],
    onSuccess: ({ HouseHold: { Street, City, State, Zip } }) =>
      setUser({ ...user, Location: { Street, City, State, Zip } }),
  });
  return async () => {
    await mutateAsync({ UID: user.ID, ID });
    toast("success", `${Name} is your primary location now.`);
  };
}
