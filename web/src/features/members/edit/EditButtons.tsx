import { useWatch } from "react-hook-form";
import { optionalEmail, optionalPhone } from "#shared/fields.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import type { PersonValues } from "../person/personValues.ts";
import { memberChanges } from "./memberAspects.ts";

/** Why it cannot be updated yet; undefined when it can. */
function reasonOf(stored: PersonValues, values: PersonValues): string | undefined {
  if (!optionalEmail.safeParse(values.Mail).success) return "Please correct the email, or leave it empty.";
  if (!optionalPhone.safeParse(values.Phone).success)
    return "Please correct the phone number, or leave it empty.";
  return memberChanges(stored, values).length === 0 ? "Nothing has changed yet." : undefined;
}

export function EditButtons({ stored }: { readonly stored: PersonValues }) {
  const reason = reasonOf(stored, useWatch() as PersonValues);
  return (
    <ButtonRow>
      <Button to="/Members">Cancel</Button>
      <SubmitButton disabled={reason !== undefined} reason={reason}>
        Update Member info
      </SubmitButton>
    </ButtonRow>
  );
}
