import { placeRoles } from "#shared/model/role.ts";
import { useUser } from "#web/session/SessionContext.ts";
import type { QueueRequest } from "../filter/queueQuery.ts";
import { arrivalsText, goneText, listPlace, matchesText, queueSummary } from "./queueText.ts";
import type { EntryQueueState } from "./useEntryQueue.ts";

interface Department {
  /** Of several cities. */
  readonly department: string | undefined;
  readonly citiesUnknown: boolean;
}

export function useQueueText(queue: EntryQueueState, request: QueueRequest, of: Department) {
  const { Role, Location } = useUser();
  const { list, rows, activity } = queue;
  const asked = request.City ? request : undefined;
  const place = listPlace({ ...of, asked, own: placeRoles.includes(Role) ? Location : undefined });

  const shown = rows?.length ?? 0;
  const waiting = activity?.waiting ?? shown;
  const plus = (activity ? activity.moreWaiting : list.hasNextPage) ? "+" : "";

  const hasOldest = request.Sort !== "NEWEST" || !list.hasNextPage;
  const oldest = hasOldest ? rows?.map(({ entry }) => entry.Opened).sort()[0] : undefined;
  const isFiltered = Boolean(request.Search || request.Zip);
  // Arrivals are at the far end, or may not match the words.
  const isFar = Boolean(request.Search) || (request.Sort !== "NEWEST" && list.hasNextPage);
  return {
    place: asked && place,
    isFar,
    summary: !rows
      ? (place ?? "")
      : isFiltered
        ? matchesText(shown, list.hasNextPage)
        : queueSummary(place, `${waiting}${plus}`, oldest, Date.now()),
    arrivals: activity?.arrivals ? arrivalsText(activity.arrivals, activity.moreArrivals, isFar) : undefined,
    gone: activity?.gone ? goneText(activity.gone) : undefined,
    left: (marked = 1) => `${Math.max(0, waiting - marked)}${plus} left`,
  };
}
