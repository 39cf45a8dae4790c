/** Hours of waiting from which a city's oldest open entry is measured: a city that keeps up costs nothing. */
export const noticedHours = 24;

/** Hours of waiting after which the alarm comes. */
export const lateHours = 72;

/** The metric, for the function that writes it and the alarm that watches it. */
export const queueAge = {
  namespace: "Beforehand",
  name: "OldestEntryHours",
  dimensions: { stage: "stage", city: "city" },
  /** The function's name, which is the dimension "service" of each of its metrics. */
  writer: "measureQueues",
} as const;
