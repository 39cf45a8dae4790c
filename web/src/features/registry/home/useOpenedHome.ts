import { useState } from "react";
import { openHome } from "#shared/contract/jackets/registry.ts";
import type { RegistryHome } from "#shared/model/registry/home.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import type { WorkReason } from "../reason/useReason.ts";
import { rowId } from "./homeWords.ts";

interface AskedHome {
  readonly home: RegistryHome;
  readonly reason: WorkReason;
  readonly outage: { readonly OutageSince?: string | undefined };
}

/** One at a time; closing returns to its row. It outlasts the list's reason. */
export function useOpenedHome(department: string | undefined) {
  const [asked, setAsked] = useState<AskedHome>();
  const opening = useCallMutation(openHome);
  const underWay = opening.isPending ? asked?.home.ID : undefined;
  const open = (next: AskedHome) => {
    // Each opening is recorded, and told to the family.
    if (next.home.ID === underWay) return;
    setAsked(next);
    const whose = department ? { DepartmentID: department } : {};
    opening.mutate({ ID: next.home.ID, ...next.outage, ...next.reason, ...whose });
  };
  return {
    asked,
    open,
    underWay,
    opened: opening.data,
    error: opening.error,
    close: () => {
      setAsked(undefined);
      if (asked) document.getElementById(rowId(asked.home))?.focus();
    },
  };
}
