import type { Role } from "#shared/model/role.ts";
import { longestSignInSeconds, signInSeconds } from "#shared/rules/account/sessionLength.ts";

/** Why a session ended by itself. */
export type SessionEnd =
  | "IDLE"
  | "RAN_OUT"
  | "RAN_OUT_REMEMBERED"
  /** By the server's clock or a new password. */
  | "REVOKED"
  | "LOGGED_OUT_ELSEWHERE"
  /** Another account signed in with this browser. */
  | "REPLACED"
  | "ACCOUNT_RESTRICTED";

/** Role and `remember` set a sign-in's length. */
export function endOfPhase(phase: "idle" | "ended", role: Role, remember: boolean): SessionEnd {
  if (phase === "idle") return "IDLE";
  return signInSeconds(role, remember) === longestSignInSeconds ? "RAN_OUT_REMEMBERED" : "RAN_OUT";
}
