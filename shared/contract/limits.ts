import type { Limit } from "./call.ts";

/** In seconds. */
export const [minute, hour, day] = [60, 3_600, 86_400];

/** Whether an address or number is taken helps to guess who is registered. */
export function availabilityLimits(of: "email" | "phone"): readonly Limit[] {
  const counter = `${of} availability`;
  return [
    { by: ["address"], times: 10, seconds: minute, counter },
    { by: ["address"], times: 120, seconds: hour, counter },
    { by: ["address"], times: 400, seconds: day, counter },
    { by: ["network"], times: 60, seconds: minute, counter },
    { by: ["network"], times: 400, seconds: hour, counter },
    { by: ["network"], times: 1_500, seconds: day, counter },
  ];
}

/** Ceilings are for so many requests a second of callers without a session, and grow with them. */
export const usualPublicRate = 40;

/** For the whole registry: strangers' `hourly` and `daily`, a quarter more for the signed-in. */
export const ceilings = (hourly: number, daily: number): readonly Limit[] => [
  { by: [], times: hourly, seconds: hour, of: "strangers" },
  { by: [], times: daily, seconds: day, of: "strangers" },
  { by: [], times: hourly / 4, seconds: hour, of: "signedIn" },
  { by: [], times: daily / 4, seconds: day, of: "signedIn" },
];

const guessing = { by: ["account"], onlyWith: "Password", failuresOnly: true, counter: "passwords" } as const;

/** Shared by calls that ask a signed-in account for its password. */
export const passwordLimits: readonly Limit[] = [
  { ...guessing, times: 5, seconds: 300 },
  { ...guessing, times: 20, seconds: day },
];

/** Where the password is always asked for: tries, and uses a day. */
export const signInAgainLimits: readonly Limit[] = [
  ...passwordLimits,
  { by: ["account"], times: 20, seconds: day, onlyWith: "Password" },
];
