/** "3:45 PM" */
export const clockTime = (moment: number): string =>
  new Date(moment).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
