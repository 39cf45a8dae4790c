import { errorSentences } from "#shared/errors.ts";
import { idleSeconds } from "#shared/rules/sessionLength.ts";
import type { SessionEnd } from "./sessionEnd.ts";
import { lengthInWords } from "./sessionPhase.ts";

const ranOut = (remember: boolean) =>
  `You were signed out because a sign-in lasts ${lengthInWords(remember)}.`;

/** Why a session ended, in words. */
export const sentencesOfEnd: Readonly<Record<SessionEnd, string>> = {
  IDLE: `You were signed out because you were away for ${idleSeconds / 60} minutes.`,
  RAN_OUT: ranOut(false),
  RAN_OUT_REMEMBERED: ranOut(true),
  REVOKED: "You were signed out because your sign-in ran out or your password was changed.",
  REPLACED: "Somebody else signed in with this browser.",
  ACCOUNT_RESTRICTED: errorSentences.ACCOUNT_RESTRICTED,
};
