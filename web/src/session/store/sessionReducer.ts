import type { Role } from "#shared/model/role.ts";
import type { SessionEnd } from "./sessionEnd.ts";

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

/**
 * Where a signed-out page leads: "home" after somebody left, "signIn" for somebody else, "back" to sign-in and
 * from there to the page where a session ended.
 */
export type Exit = "home" | "signIn" | "back";

export interface SessionState {
  /** The signed-in person; also the one whose page is covered and waits for them. */
  readonly user: SessionUser | undefined;
  readonly isAuthenticated: boolean;
  readonly isFetching: boolean;
  /** Whether the session outlives the browser window. */
  readonly remember: boolean;
  /** When the person signed in, in milliseconds since 1970. */
  readonly since: number;
  /** Why the page is covered: its session ended, and it is kept for the same person. */
  readonly cover: SessionEnd | undefined;
  /** Why nobody is signed in any more, for the sign-in screen. */
  readonly ended: SessionEnd | undefined;
  /** Whether the session ended while no page was open, so that the server is still to be told. */
  readonly isUntold: boolean;
  /** How the last session of this page was left; undefined when there was none. */
  readonly exit: Exit | undefined;
}

export type SessionAction =
  | { readonly type: "LOGIN_REQUEST" }
  | {
      readonly type: "LOGIN_SUCCESS";
      readonly user: SessionUser;
      readonly remember: boolean;
      readonly since: number;
    }
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
  cover: undefined,
  ended: undefined,
  isUntold: false,
  exit: undefined,
};

/** The same person as before is the same value, so that what tells nothing new changes nothing. */
const sameOr = (before: SessionUser | undefined, user: SessionUser): SessionUser =>
  before && JSON.stringify(user) === JSON.stringify(before) ? before : user;

function withUser(state: SessionState, user: SessionUser): SessionState {
  const next = sameOr(state.user, user);
  return next === state.user || next.ID !== state.user?.ID ? state : { ...state, user: next };
}

/** The session after an action. Logging out leaves nothing of the person behind. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case "LOGIN_REQUEST":
      return { ...state, isFetching: true, ended: undefined };
    case "LOGIN_SUCCESS": {
      const { remember, since } = action;
      const user = sameOr(state.user, action.user);
      return { ...signedOut, user, remember, since, isAuthenticated: true };
    }
    case "LOGIN_FAILURE":
      // A covered page, and one whose session is being prolonged, go on waiting as they are.
      return state.user ? { ...state, isFetching: false } : signedOut;
    case "LOGOUT_SUCCESS":
      return { ...signedOut, exit: action.exit, ended: action.ended };
    case "USER_CHANGED":
      return withUser(state, action.user);
    case "SESSION_ENDED":
      return { ...state, isAuthenticated: false, cover: action.ended };
  }
}
