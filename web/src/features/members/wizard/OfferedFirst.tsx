import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { offeredFirst, unregisteredFirst } from "../draft/offeredFirst.ts";
import type { DraftValues } from "../draft/wizardDraft.ts";

/** For the answer to who allows it. */
export function OfferedFirst() {
  const { getValues, setValue } = useFormContext<DraftValues>();
  const { members = [] } = useMembers();
  const own = unregisteredFirst(useUser(), members);
  const choice = useWatch<DraftValues, "choice">({ name: "choice" });
  const answered = useRef(choice);
  useEffect(() => {
    // An emptied name stays so until another choice.
    if (answered.current === choice) return;
    answered.current = choice;
    for (const [name, value] of Object.entries(offeredFirst(getValues(), own) ?? {}))
      setValue(name as keyof DraftValues, value, { shouldDirty: true });
  }, [choice, own, getValues, setValue]);
  return null;
}
