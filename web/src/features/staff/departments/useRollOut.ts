import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listDepartments, rollOut } from "#shared/contract/departments.ts";
import type { Place } from "#shared/rules/place.ts";
import { send } from "#web/api/send.ts";
import { callKey } from "#web/api/useCall.ts";
import { toast } from "#web/ui/toasts/toast.ts";

/** A round takes seconds; this many end by themselves when another run holds a place. */
const mostRounds = 300;

/** `left`: places under way. It goes on behind other screens; the daily run does the rest. */
export function useRollOut() {
  const cache = useQueryClient();
  const [left, setLeft] = useState(0);
  const start = async (places: readonly Place[]) => {
    let Places: Place[] = places.map(({ City, State }) => ({ City, State }));
    try {
      for (let round = 0; Places.length > 0 && round < mostRounds; round += 1) {
        setLeft(Places.length);
        Places = (await send(rollOut, { Places })).Left;
      }
    } catch {
      toast("warning", "Some families and jackets do not follow the change yet. They do within a day.");
    }
    setLeft(0);
    await cache.invalidateQueries({ queryKey: callKey(listDepartments) });
  };
  return { left, start };
}
