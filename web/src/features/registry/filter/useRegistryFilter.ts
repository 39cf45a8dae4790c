import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listRegistry } from "#shared/contract/jackets/registry.ts";
import { reloadFirstPage } from "#web/api/pages/useCallPages.ts";
import { useHistoryParams } from "#web/session/useHistoryParams.ts";
import { focusField } from "#web/ui/fields/focusField.ts";
import {
  blankFilter,
  type FilterProblems,
  type RegistryFilter,
  readFilter,
  requestOf,
  withoutLostAlert,
  writeFilter,
} from "./registryFilter.ts";

/** Stable: a problem's field takes the focus. */
export const fieldId = (name: string): string => `registry-${name}`;

/**
 * `draft` has the fields, `request` the shown list: each list is recorded, so only a press asks for one. Kept through a
 * reload and Back.
 */
export function useRegistryFilter() {
  const cache = useQueryClient();
  const [params, keep] = useHistoryParams();
  const kept = withoutLostAlert(readFilter(params));
  const [draft, setDraft] = useState(kept);
  const request = requestOf(kept).request ?? {};
  const [problems, setProblems] = useState<FilterProblems>({});
  const show = (next: RegistryFilter = draft) => {
    const read = requestOf(next);
    setDraft(next);
    setProblems(read.problems);
    if (!read.request) {
      const [first] = Object.keys(read.problems);
      if (first) focusField(fieldId(first));
      return;
    }
    keep(writeFilter(params, next));
    // The same question again is about now.
    if (JSON.stringify(read.request) === JSON.stringify(request)) void reloadFirstPage(cache, listRegistry);
  };
  return {
    draft,
    problems,
    request,
    set: (change: Partial<RegistryFilter>) => setDraft((now) => ({ ...now, ...change })),
    show,
    clear: () => show(blankFilter),
  };
}

export type RegistryFilterState = ReturnType<typeof useRegistryFilter>;

export const fieldOf = ({ draft, problems, set }: RegistryFilterState, name: keyof RegistryFilter) => ({
  id: fieldId(name),
  value: draft[name],
  error: problems[name],
  onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
});
