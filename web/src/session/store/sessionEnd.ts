import { errorSentences } from "#shared/errors.ts";
import { idleSeconds } from "#shared/rules/sessionLength.ts";
import { lengthInWords } from "./sessionPhase.ts";

/** Why a session ended by itself. */
export type SessionEnd =
  | "IDLE"
  | "RAN_OUT"
  | "RAN_OUT_REMEMBERED"
  | "REVOKED"
  | "REPLACED"
  | "ACCOUNT_RESTRICTED";

/** The end of a session whose time is over; `remember` sets how long a sign-in lasts. */
export const endOfPhase = (phase: "idle" | "ended", remember: boolean): SessionEnd => {
  if (phase === "idle") return "IDLE";
  return remember ? "RAN_OUT_REMEMBERED" : "RAN_OUT";
};

const ranOut = (remember: boolean) =>
  `You were signed out because a sign-in lasts ${lengthInWords(remember)}.`;

/** The sentence that tells the person why their session ended. */
export const sentencesOfEnd: Readonly<Record<SessionEnd, string>> = {
  IDLE: `You were signed out because you were away for ${idleSeconds / 60} minutes.`,
  RAN_OUT: ranOut(false),
  RAN_OUT_REMEMBERED: ranOut(true),
  REVOKED: "You were signed out because your sign-in ran out or your password was changed.",
  REPLACED: "Somebody else signed in with this browser.",
  ACCOUNT_RESTRICTED: errorSentences.ACCOUNT_RESTRICTED,
};
