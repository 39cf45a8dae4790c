/**
 * After how many hours the age of a city's oldest open entry is measured: a city that keeps up costs nothing.
 */
export const noticedHours = 24;

/** After how many hours of waiting an alarm is raised. */
export const lateHours = 72;

/** The metric, for the function that writes it and the alarm on it. */
export const queueAge = {
  namespace: "Beforehand",
  name: "OldestEntryHours",
  dimensions: { stage: "stage", city: "city" },
  /** Every metric of a function also has the dimension "service": its name. */
  writer: "measureQueues",
} as const;
