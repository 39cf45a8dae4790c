import { useCallback, useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { feetChoices } from "#shared/format/height.ts";
import type { Member } from "#shared/model/member.ts";
import { fieldId } from "#web/ui/fields/fieldId.ts";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { FactInputs, MemberFields } from "../person/MemberFields.tsx";
import { type PersonValues, valuesOf } from "../person/personValues.ts";
import { EditButtons } from "./EditButtons.tsx";
import { EditProblem } from "./EditProblem.tsx";
import { memberChanges } from "./memberAspects.ts";

/** Names the form's controls: "edit-Photo" is the photo's button. */
export const editForm = "edit";

interface Props {
  /** The member as last listed. */
  readonly member: Member;
  /** The record that the form's values began with. */
  readonly base: Member;
  readonly onBase: (current: Member) => void;
  readonly failure: unknown;
  /** Whether the member was deleted elsewhere. */
  readonly isGone: boolean;
  /** Whether the member was deleted here: nothing is kept then. */
  readonly isDeleted: boolean;
}

/** A link to the page with #photo leads to the photo's button. */
function usePhotoLink(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === "#photo") document.getElementById(fieldId(editForm, "Photo"))?.focus();
  }, [hash]);
}

/** The fields of the edit form, with what went wrong above and its buttons below. */
export function EditBody({ member, base, onBase, failure, isGone, isDeleted }: Props) {
  const { getValues, setValue, reset } = useFormContext<PersonValues>();
  const isTyped = useCallback(
    () => !isDeleted && memberChanges(valuesOf(base), getValues()).length > 0,
    [base, getValues, isDeleted],
  );
  usePhotoLink();
  useEffect(() => {
    // Until something is typed the form follows what is stored.
    if (member.Version === base.Version || isTyped()) return;
    reset(valuesOf(member));
    onBase(member);
  }, [member, base, isTyped, reset, onBase]);
  useEffect(() => {
    // The address of the stored photo works for some minutes: it is shown by the one that was listed last.
    const isStored = typeof getValues("Photo") === "string";
    if (isStored && member.Version === base.Version) setValue("Photo", member.img);
  }, [member, base, getValues, setValue]);
  return (
    <>
      <EditProblem failure={failure} isGone={isGone} base={base} onBase={onBase} />
      <MemberFields feet={feetChoices} />
      <FormSection
        title="Medical information"
        text="Crews who open the medical record read this. Lists show only which boxes are ticked."
      >
        <FactInputs group="medical" />
      </FormSection>
      <EditButtons stored={valuesOf(base)} />
      <LeaveGuard wouldLose={isTyped} />
    </>
  );
}
