/** Hours from which a city's oldest entry is measured: a city that keeps up costs nothing. */
export const noticedHours = 24;

/** Hours until the alarm. */
export const lateHours = 72;

/** The metric, for the function that writes it and the alarm that watches it. */
export const queueAge = {
  namespace: "Beforehand",
  name: "OldestEntryHours",
  dimensions: { stage: "stage", city: "city" },
  /** The function, the dimension "service" of its metrics. */
  writer: "measureQueues",
} as const;
