import type { Role } from "#shared/model/role.ts";
import { endsWhenIdle, idleSeconds, idleWarningSeconds, signInSeconds } from "#shared/rules/sessionLength.ts";

/**
 * Where a session stands: going on, about to end for lack of activity, ended for it, about to run out, run
 * out.
 */
export type SessionPhase = "open" | "idleSoon" | "idle" | "endsSoon" | "ended";

/** What decides it. Moments are milliseconds since 1970. */
export interface SessionTimes {
  readonly role: Role;
  readonly remember: boolean;
  /** The sign-in. */
  readonly since: number;
  readonly lastActivity: number;
  /** How many seconds before the sign-in's end to say so. */
  readonly warnSeconds: number;
}

/** When a sign-in runs out. */
export const endOf = ({ since, remember }: Pick<SessionTimes, "since" | "remember">): number =>
  since + signInSeconds(remember) * 1000;

/** When a session ends if nothing is done any more. */
export const idleEndOf = (lastActivity: number): number => lastActivity + idleSeconds * 1000;

/** Where a session stands at a moment. Only the clock decides: timers stand still in a closed laptop. */
export function phaseAt(now: number, times: SessionTimes): SessionPhase {
  const { role, remember, lastActivity, warnSeconds } = times;
  const end = endOf(times);
  const idleEnd = endsWhenIdle(role, remember) ? idleEndOf(lastActivity) : Number.POSITIVE_INFINITY;
  // Whichever end comes first is the one to speak of.
  if (idleEnd < end) {
    if (now >= idleEnd) return "idle";
    if (now >= idleEnd - idleWarningSeconds * 1000) return "idleSoon";
  }
  if (now >= end) return "ended";
  return now >= end - warnSeconds * 1000 ? "endsSoon" : "open";
}

/** How long a sign-in lasts, in words. */
export const lengthInWords = (remember: boolean): string => (remember ? "30 days" : "12 hours");
