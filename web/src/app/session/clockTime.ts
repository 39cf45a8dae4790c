/** A moment as the clock shows it, "3:45 PM"; with seconds too little to matter it is the minute. */
export const clockTime = (moment: number): string =>
  new Date(moment).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
