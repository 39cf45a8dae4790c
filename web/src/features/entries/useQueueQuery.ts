import { useKeptParams } from "#web/ui/useKeptParams.ts";
import { type QueueQuery, readQuery, writeQuery } from "./queueQuery.ts";

/** What the screen looks for; a reload and the way back have it again. */
export function useQueueQuery(): [QueueQuery, (change: Partial<QueueQuery>) => void] {
  const [params, keep] = useKeptParams();
  return [readQuery(params), (change) => keep(writeQuery(params, change))];
}
