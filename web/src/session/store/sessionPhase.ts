import type { Role } from "#shared/model/role.ts";
import {
  endsWhenIdle,
  idleSeconds,
  idleWarningSeconds,
  signInSeconds,
} from "#shared/rules/account/sessionLength.ts";

/** open; about to end, or ended, by inactivity (idle); about to end, or ended, by the sign-in's age. */
export type SessionPhase = "open" | "idleSoon" | "idle" | "endsSoon" | "ended";

/** The times that decide the phase, in milliseconds since 1970. */
export interface SessionTimes {
  readonly role: Role;
  readonly remember: boolean;
  /** The sign-in. */
  readonly since: number;
  readonly lastActivity: number;
  /** How many seconds before the sign-in's end to warn. */
  readonly warnSeconds: number;
}

/** When a sign-in ends by its age. */
export const endOf = ({ role, since, remember }: Pick<SessionTimes, "role" | "since" | "remember">): number =>
  since + signInSeconds(role, remember) * 1000;

/** When a session ends without further activity. */
export const idleEndOf = (lastActivity: number): number => lastActivity + idleSeconds * 1000;

/** The phase of a session at a time. Only the clock decides: timers stand still in a closed laptop. */
export function phaseAt(now: number, times: SessionTimes): SessionPhase {
  const { role, remember, lastActivity, warnSeconds } = times;
  const end = endOf(times);
  const idleEnd = endsWhenIdle(role, remember) ? idleEndOf(lastActivity) : Number.POSITIVE_INFINITY;
  // The earlier end decides the phase.
  if (idleEnd < end) {
    if (now >= idleEnd) return "idle";
    if (now >= idleEnd - idleWarningSeconds * 1000) return "idleSoon";
  }
  if (now >= end) return "ended";
  return now >= end - warnSeconds * 1000 ? "endsSoon" : "open";
}

const hour = 3_600;

/** How long a sign-in lasts, "12 hours" or "30 days". */
export const lengthInWords = (seconds: number): string =>
  seconds > 48 * hour ? `${seconds / (24 * hour)} days` : `${seconds / hour} hours`;
