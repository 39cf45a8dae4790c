import { atFirstUse } from "#shared/atFirstUse.ts";

const hours = atFirstUse(
  () =>
    new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Detroit",
      hour: "2-digit",
      hourCycle: "h23",
    }),
);

/** 0 to 23. */
export const easternHourOf = (moment: Date): number => Number(hours().format(moment));
