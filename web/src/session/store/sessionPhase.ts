import type { Role } from "#shared/model/role.ts";
import { endsWhenIdle, idleSeconds, idleWarningSeconds, signInSeconds } from "#shared/rules/account/sessionLength.ts";

/** Idle: by inactivity; ends, ended: by the sign-in's age. */
export type SessionPhase = "open" | "idleSoon" | "idle" | "endsSoon" | "ended";

/** Milliseconds since 1970. */
export interface SessionTimes {
  readonly role: Role;
  readonly remember: boolean;
  readonly since: number;
  readonly lastActivity: number;
  /** Before the sign-in's end. */
  readonly warnSeconds: number;
}

export const endOf = ({ role, since, remember }: Pick<SessionTimes, "role" | "since" | "remember">): number =>
  since + signInSeconds(role, remember) * 1000;

export const idleEndOf = (lastActivity: number): number => lastActivity + idleSeconds * 1000;

/** By the clock alone: timers stand still in a closed laptop. */
export function phaseAt(now: number, times: SessionTimes): SessionPhase {
  const { role, remember, lastActivity, warnSeconds } = times;
  const end = endOf(times);
  const idleEnd = endsWhenIdle(role, remember) ? idleEndOf(lastActivity) : Number.POSITIVE_INFINITY;
  // The earlier end decides.
  if (idleEnd < end) {
    if (now >= idleEnd) return "idle";
    if (now >= idleEnd - idleWarningSeconds * 1000) return "idleSoon";
  }
  if (now >= end) return "ended";
  return now >= end - warnSeconds * 1000 ? "endsSoon" : "open";
}

const hour = 3_600;

/** "12 hours", "30 days" */
export const lengthInWords = (seconds: number): string =>
  seconds > 48 * hour ? `${seconds / (24 * hour)} days` : `${seconds / hour} hours`;
