import type { ListedRollout } from "#shared/contract/departments.ts";
import { counted } from "#web/ui/display/counted.ts";

/** "about 3 minutes left" */
function leftText(seconds: number): string {
  if (seconds < 60) return "less than a minute left";
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? `about ${counted(minutes, "minute")} left`
    : `about ${counted(Math.round(minutes / 60), "hour")} left`;
}

export function rolloutText({ Share, HouseHolds, Left, Paused }: ListedRollout): string {
  if (Paused) return `Paused after ${counted(HouseHolds, "house hold")}. Go on whenever you like.`;
  const done = `${Math.floor(Share * 100)} %, ${counted(HouseHolds, "house hold")} so far`;
  return Left === undefined ? done : `${done}, ${leftText(Left)}`;
}
