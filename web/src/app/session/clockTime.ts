/** In the place's own zone: "3:45 PM EDT". */
export const clockTime = (moment: number): string =>
  new Date(moment).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit", timeZoneName: "short" });
