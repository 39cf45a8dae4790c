/** Why a session ended by itself. */
export type SessionEnd =
  | "IDLE"
  | "RAN_OUT"
  | "RAN_OUT_REMEMBERED"
  /** The sign-in ran out on the server, or a new password ended it. */
  | "REVOKED"
  /** Another account signed in with this browser. */
  | "REPLACED"
  | "ACCOUNT_RESTRICTED";

/** The end of a session by the clock. `remember` sets how long a sign-in lasts. */
export function endOfPhase(phase: "idle" | "ended", remember: boolean): SessionEnd {
  if (phase === "idle") return "IDLE";
  return remember ? "RAN_OUT_REMEMBERED" : "RAN_OUT";
}
