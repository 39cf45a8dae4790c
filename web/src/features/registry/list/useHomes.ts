import { useMemo } from "react";
import { listRegistry } from "#shared/contract/jackets/registry.ts";
import { onDemand, useCallPages } from "#web/api/pages/useCallPages.ts";
import { useFilledPages } from "#web/api/pages/useFilledPages.ts";
import type { FilterRequest } from "../filter/registryFilter.ts";
import type { WorkReason } from "../reason/useReason.ts";

/** Each home once: one changed meanwhile can come again on a later page. */
export function useHomes(request: FilterRequest, reason: WorkReason, department: string | undefined) {
  const whose = department ? { DepartmentID: department } : {};
  // The audit has each list, so it is made on demand only.
  const listed = useCallPages(listRegistry, { ...request, ...reason, ...whose }, onDemand);
  const { data } = listed;
  const homes = useMemo(() => {
    const all = data?.pages.flatMap(({ Homes }) => Homes);
    return all && [...new Map(all.map((home) => [home.ID, home])).values()];
  }, [data]);
  // A page can be empty for a county with few such homes.
  const pages = useFilledPages(listed, homes?.length ?? 0, JSON.stringify([request, reason, whose]));
  const { Unplaced = [], MoreUnplaced = false } = data?.pages[0] ?? {};
  return { pages, homes, order: request.Order ?? "URGENCY", unplaced: Unplaced, hasMoreUnplaced: MoreUnplaced };
}

export type Homes = ReturnType<typeof useHomes>;
