import { useCallback, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { optionalEmail, optionalPhone } from "#shared/fields/account.ts";
import { feetChoices } from "#shared/format/height.ts";
import type { Member } from "#shared/model/member.ts";
import { missingInWaiver, sayMissing } from "#shared/rules/wizard.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { useFollowRecord } from "#web/ui/edits/useFollowRecord.ts";
import { fieldId } from "#web/ui/fields/FormContext.ts";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { isBegun } from "../authorization/authorizationValues.ts";
import { FactInputs } from "../person/FactInputs.tsx";
import { MemberFields } from "../person/MemberFields.tsx";
import { NeedFields } from "../person/NeedFields.tsx";
import { EditProblem } from "./EditProblem.tsx";
import { type EditValues, editValuesOf } from "./editValues.ts";
import { MemberAuthorization } from "./MemberAuthorization.tsx";
import { memberChanges } from "./memberAspects.ts";

/** "edit-Photo" is the photo's button. */
export const editForm = "edit";

interface Props {
  readonly member: Member;
  /** The record with which the form's values began. */
  readonly base: Member;
  readonly onBase: (current: Member) => void;
  readonly failure: unknown;
  /** Deleted elsewhere. */
  readonly isGone: boolean;
  /** Deleted here: nothing to keep. */
  readonly isDeleted: boolean;
}

/** #photo leads to the photo's button. */
function usePhotoLink(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === "#photo") document.getElementById(fieldId(editForm, "Photo"))?.focus();
  }, [hash]);
}

function reasonOf(stored: EditValues, values: EditValues): string | undefined {
  if (!optionalEmail().safeParse(values.Mail).success) return "Please correct the email, or leave it empty.";
  if (!optionalPhone().safeParse(values.Phone).success) return "Please correct the phone number, or leave it empty.";
  if (isBegun(values) && missingInWaiver(values).length > 0) return sayMissing(missingInWaiver(values));
  return memberChanges(stored, values).length === 0 ? "Nothing has changed yet." : undefined;
}

function EditButtons({ stored }: { readonly stored: EditValues }) {
  const reason = reasonOf(stored, useWatch() as EditValues);
  return (
    <ButtonRow>
      <Button to="/Members">Cancel</Button>
      <SubmitButton disabled={reason !== undefined} reason={reason}>
        Update Member info
      </SubmitButton>
    </ButtonRow>
  );
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
      <MemberFields feet={feetChoices} />
      <FormSection
        title="Medical information"
        text="Crews who open the medical record read this. Lists show only which boxes are ticked."
      >
        <FactInputs group="medical" />
      </FormSection>
      <NeedFields />
      <MemberAuthorization member={base} />
      <EditButtons stored={editValuesOf(base)} />
      <LeaveGuard wouldLose={isTyped} />
    </>
  );
}
