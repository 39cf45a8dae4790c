const hour = 3_600_000;

/** 0 without an outage. */
export const hoursSince = (began: string | undefined, now = Date.now()): number =>
  began === undefined ? 0 : Math.max(0, (now - Date.parse(began)) / hour);
