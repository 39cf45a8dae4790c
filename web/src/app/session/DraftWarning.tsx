import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { hasUnsavedDraft } from "#web/features/members/draft/draftCache.ts";
import { useLeaveWarning } from "#web/ui/navigation/useLeaveWarning.ts";

/** For registration answers the server does not keep yet. */
export function DraftWarning() {
  const cache = useQueryClient();
  useLeaveWarning(useCallback(() => hasUnsavedDraft(cache), [cache]));
  return null;
}
