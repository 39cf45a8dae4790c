import type { Account } from "#shared/model/account.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { sessionUser } from "#web/session/store/sessionUser.ts";

/** The session keeps role and place. Returns its user. */
export function useStoreAccount(): (account: Account) => SessionUser {
  const { Role: Tier, Location, DepartmentID, SecondFactor } = useUser();
  const { setUser } = useSession();
  return (account) => {
    const { City, State, Zip, Street } = Location;
    const role = { Tier, Location: City, StateP: State, Zip, Street, ...(DepartmentID && { DepartmentID }) };
    const user = sessionUser(account, role, SecondFactor);
    setUser(user);
    return user;
  };
}
