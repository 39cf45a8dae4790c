/** Younger entries are not measured: a city that keeps up costs nothing. */
export const noticedHours = 24;

/** Until the alarm. */
export const lateHours = 72;

export const queueAge = {
  namespace: "Beforehand",
  name: "OldestEntryHours",
  dimensions: { stage: "stage", city: "city" },
  /** The dimension "service" of its metrics. */
  writer: "measureQueues",
} as const;
