import { atFirstUse } from "#shared/atFirstUse.ts";

const format = atFirstUse(
  () => new Intl.DateTimeFormat("en-US", { timeZone: "America/Detroit", dateStyle: "medium", timeStyle: "short" }),
);

/** "Nov 21, 2026, 3:42 PM Eastern time" */
export const easternMinute = (moment: Date): string =>
  // Some versions put a narrow space before AM and PM.
  `${format().format(moment).replace(/\s/g, " ")} Eastern time`;
