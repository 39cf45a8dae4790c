import { errorSentences } from "#shared/errors.ts";
import { idleSeconds, longestSignInSeconds, signInSeconds } from "#shared/rules/account/sessionLength.ts";
import type { SessionEnd } from "./sessionEnd.ts";
import { lengthInWords } from "./sessionPhase.ts";

const ranOut = (seconds: number) => `You were signed out because a sign-in lasts ${lengthInWords(seconds)}.`;

export const sentencesOfEnd: Readonly<Record<SessionEnd, string>> = {
  IDLE: `You were signed out because you were away for ${idleSeconds / 60} minutes.`,
  RAN_OUT: ranOut(signInSeconds("USER", false)),
  RAN_OUT_REMEMBERED: ranOut(longestSignInSeconds),
  REVOKED: "You were signed out because your sign-in ran out or your password was changed.",
  LOGGED_OUT_ELSEWHERE: "You logged out in another tab.",
  REPLACED: "Somebody else signed in with this browser.",
  ACCOUNT_RESTRICTED: errorSentences.ACCOUNT_RESTRICTED,
};
