import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { hasTypedDraft } from "#web/features/members/wizard/draftCache.ts";
import { useLeaveWarning } from "#web/ui/navigation/useLeaveWarning.ts";

/** Warns on every screen about a half-registered member, which is kept only until the session ends. */
export function DraftWarning() {
  const cache = useQueryClient();
  useLeaveWarning(useCallback(() => hasTypedDraft(cache), [cache]));
  return null;
}
