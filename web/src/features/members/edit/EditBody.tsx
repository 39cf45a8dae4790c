import { lazy, Suspense, useCallback, useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { feetChoices } from "#shared/format/height.ts";
import type { Member } from "#shared/model/member.ts";
import { useFollowRecord } from "#web/ui/edits/useFollowRecord.ts";
import { fieldId } from "#web/ui/fields/FormContext.ts";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { HealthFields } from "../person/HealthFields.tsx";
import { MemberFields } from "../person/MemberFields.tsx";
import { EditButtons } from "./EditButtons.tsx";
import { EditProblem } from "./EditProblem.tsx";
import { type EditValues, editValuesOf } from "./editValues.ts";
import { memberChanges } from "./memberAspects.ts";
import { PartLinks } from "./PartLinks.tsx";

const MemberAuthorization = lazy(async () => ({
  default: (await import("./MemberAuthorization.tsx")).MemberAuthorization,
}));

/** "edit-Photo" is the photo's button. */
export const editForm = "edit";

interface Props {
  readonly member: Member;
  /** The record at the start of the edit. */
  readonly base: Member;
  readonly onBase: (current: Member) => void;
  readonly failure: unknown;
  /** Deleted elsewhere. */
  readonly isGone: boolean;
  /** Deleted here: nothing to keep. */
  readonly isDeleted: boolean;
}

function usePhotoLink(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === "#photo") document.getElementById(fieldId(editForm, "Photo"))?.focus();
  }, [hash]);
}

export function EditBody({ member, base, onBase, failure, isGone, isDeleted }: Props) {
  const { getValues, setValue } = useFormContext<EditValues>();
  const isTyped = useCallback(
    () => !isDeleted && memberChanges(editValuesOf(base), getValues()).length > 0,
    [base, getValues, isDeleted],
  );
  usePhotoLink();
  useFollowRecord({ record: member, base, valuesOf: editValuesOf, isTyped, onBase });
  useEffect(() => {
    // The stored photo's address expires after minutes.
    const isStored = typeof getValues("Photo") === "string";
    if (isStored && member.Version === base.Version) setValue("Photo", member.img);
  }, [member, base, getValues, setValue]);
  return (
    <>
      <EditProblem failure={failure} isGone={isGone} base={base} onBase={onBase} />
      <PartLinks />
      <MemberFields feet={feetChoices} />
      <HealthFields />
      <Suspense fallback={null}>
        <MemberAuthorization member={base} />
      </Suspense>
      <LeaveGuard wouldLose={isTyped} />
      <EditButtons stored={editValuesOf(base)} />
    </>
  );
}
