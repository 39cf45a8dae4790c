import type { FoundDelivery } from "#shared/model/jacket/opening.ts";
import { formatDay } from "#shared/rules/dates.ts";
import type { Status } from "#web/ui/display/Chip.tsx";

/** "Received Nov 22 2026". */
export function deliveryWords({ Department, State, At, Received }: FoundDelivery): string {
  const day = formatDay(At);
  const words = {
    WAITING: `Waiting since ${day}`,
    RECEIVED: `Received ${day}`,
    CHANGED: `Received ${formatDay(Received ?? At)}, a change waits since ${day}`,
    ENDED: `Ended ${day}`,
  }[State];
  return Department ? `${Department}: ${words}` : words;
}

export const deliveryStatus: Readonly<Record<FoundDelivery["State"], Status>> = {
  WAITING: "primary",
  RECEIVED: "success",
  CHANGED: "warning",
  ENDED: "error",
};
