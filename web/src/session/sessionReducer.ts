import type { Account, AccountRole } from "#shared/model/account.ts";
import type { Role } from "#shared/model/role.ts";

/** The signed-in person as every screen knows them. `Cell` is ten digits, or empty. */
export interface SessionUser {
  readonly ID: string;
  readonly Email: string;
  readonly FirstName: string;
  readonly LastName: string;
  readonly Cell: string;
  readonly Role: Role;
  readonly Location: {
    readonly City: string;
    readonly State: string;
    readonly Street: string;
    readonly Zip: string;
  };
}

export interface SessionState {
  readonly user: SessionUser | undefined;
  readonly isAuthenticated: boolean;
  readonly isFetching: boolean;
  /** Whether the session outlives the browser window. */
  readonly remember: boolean;
  /** Why nobody is signed in any more, for the sign-in screen. */
  readonly message: string | undefined;
}

type SessionAction =
  | { readonly type: "LOGIN_REQUEST" }
  | { readonly type: "LOGIN_SUCCESS"; readonly user: SessionUser; readonly remember: boolean }
  | { readonly type: "LOGIN_FAILURE" }
  | { readonly type: "LOGOUT_SUCCESS"; readonly message?: string | undefined };

export const signedOut: SessionState = {
  user: undefined,
  isAuthenticated: false,
  isFetching: false,
  remember: false,
  message: undefined,
};

/** The session after an action. Logging out leaves nothing of the person behind. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case "LOGIN_REQUEST":
      return { ...state, isFetching: true, message: undefined };
    case "LOGIN_SUCCESS": {
      const { user, remember } = action;
      return { user, remember, isAuthenticated: true, isFetching: false, message: undefined };
    }
    case "LOGIN_FAILURE":
      return signedOut;
    case "LOGOUT_SUCCESS":
      return { ...signedOut, message: action.message };
  }
}

/** The user of a login's answer. The server writes a phone number as +1 and ten digits, or "none". */
export function sessionUser(account: Account, role: AccountRole): SessionUser {
  return {
    ID: account.ID,
    Email: account.Email,
    FirstName: account.First,
    LastName: account.Last,
    Cell: account.Cell === "none" ? "" : account.Cell.replace(/^\+1/, ""),
    Role: role.Tier,
    Location: { City: role.Location, State: role.StateP, Street: role.Street, Zip: role.Zip },
  };
}
