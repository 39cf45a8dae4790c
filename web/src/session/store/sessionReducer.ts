import type { Account } from "#shared/model/account.ts";
import type { Role } from "#shared/model/role.ts";
import type { SessionEnd } from "./sessionEnd.ts";

/** `Cell` is ten digits, or empty. */
export interface SessionUser {
  readonly ID: string;
  readonly Email: string;
  readonly FirstName: string;
  readonly LastName: string;
  readonly Cell: string;
  readonly Role: Role;
  readonly EmailVerified?: boolean;
  /** Replaces Email once its mailed code is typed. */
  readonly PendingEmail?: string;
  /** Mail to Email comes back, or is unwanted. */
  readonly MailProblem?: NonNullable<Account["MailProblem"]>;
  /** Staff switched off the mails about waiting jackets. */
  readonly QueueMailsOff?: boolean;
  /** The deletion's day, wanted by its owner. */
  readonly DeletionOn?: string;
  /** A second step may or must be added. */
  readonly SecondFactor?: "offered" | "required" | undefined;
  readonly Location: { readonly City: string; readonly State: string; readonly Street: string; readonly Zip: string };
  /** Staff's named department; absent for their place's default. */
  readonly DepartmentID?: string;
}

/** "home" after signing out, "signIn" for another account, "back" to sign-in and then the same page. */
export type Exit = "home" | "signIn" | "back";

export interface SessionState {
  /** Or the locked page's. */
  readonly user: SessionUser | undefined;
  readonly isAuthenticated: boolean;
  readonly isFetching: boolean;
  /** Beyond the browser window. */
  readonly remember: boolean;
  /** The sign-in, ms since 1970. */
  readonly since: number;
  /** The ended session's page waits for the same account. */
  readonly lockReason: SessionEnd | undefined;
  /** For the sign-in screen. */
  readonly ended: SessionEnd | undefined;
  /** It went idle while no page was open. */
  readonly needsServerLogout: boolean;
  /** Undefined without an earlier session. */
  readonly exit: Exit | undefined;
}

export type SessionAction =
  | { readonly type: "LOGIN_REQUEST" }
  | { readonly type: "LOGIN_SUCCESS"; readonly user: SessionUser; readonly remember: boolean; readonly since: number }
  | { readonly type: "LOGIN_FAILURE" }
  | { readonly type: "LOGOUT_SUCCESS"; readonly exit: Exit; readonly ended?: SessionEnd | undefined }
  | { readonly type: "USER_CHANGED"; readonly user: SessionUser }
  | { readonly type: "SESSION_ENDED"; readonly ended: SessionEnd };

export const signedOut: SessionState = {
  user: undefined,
  isAuthenticated: false,
  isFetching: false,
  remember: false,
  since: 0,
  lockReason: undefined,
  ended: undefined,
  needsServerLogout: false,
  exit: undefined,
};

/** Nothing depending on the user runs again. */
const keepUnchanged = (before: SessionUser | undefined, user: SessionUser): SessionUser =>
  before && JSON.stringify(user) === JSON.stringify(before) ? before : user;

function withUser(state: SessionState, user: SessionUser): SessionState {
  const next = keepUnchanged(state.user, user);
  return next === state.user || next.ID !== state.user?.ID ? state : { ...state, user: next };
}

export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case "LOGIN_REQUEST":
      return { ...state, isFetching: true, ended: undefined };
    case "LOGIN_SUCCESS": {
      const { remember, since } = action;
      const user = keepUnchanged(state.user, action.user);
      return { ...signedOut, user, remember, since, isAuthenticated: true };
    }
    case "LOGIN_FAILURE":
      // Locked pages and sessions being prolonged stay.
      return state.user ? { ...state, isFetching: false } : signedOut;
    case "LOGOUT_SUCCESS":
      return { ...signedOut, exit: action.exit, ended: action.ended };
    case "USER_CHANGED":
      return withUser(state, action.user);
    case "SESSION_ENDED":
      return { ...state, isAuthenticated: false, lockReason: action.ended };
  }
}
