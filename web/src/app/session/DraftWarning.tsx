import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { hasTypedDraft } from "#web/features/members/wizard/draftCache.ts";
import { useLeaveWarning } from "#web/ui/navigation/useLeaveWarning.ts";

/** On every screen: a half-registered member is kept until the session ends, and asked about before it does. */
export function DraftWarning() {
  const cache = useQueryClient();
  useLeaveWarning(useCallback(() => hasTypedDraft(cache), [cache]));
  return null;
}
