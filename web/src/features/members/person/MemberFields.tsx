import { DateOfBirthInput } from "#web/ui/forms/DateOfBirthInput.tsx";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { PhoneInput } from "#web/ui/forms/PhoneInput.tsx";
import { RadioInput } from "#web/ui/forms/RadioInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { PhotoField } from "../photo/PhotoField.tsx";
import { HeightInputs } from "./HeightInputs.tsx";
import { sexOptions } from "./sexOptions.ts";

/** Everything about a person but the medical checklist, as fields of a Form over `personFields`. */
export function MemberFields({ feet }: { readonly feet: readonly number[] }) {
  return (
    <>
      <PhotoField />
      <FormSection title="Name" text="Fields marked * must be filled in.">
        <TextInput name="First" label="First name *" required />
        <TextInput name="Last" label="Last name *" required />
      </FormSection>
      <FormSection title="Body details" text="Crews use these to know who they meet and what to bring.">
        <RadioInput name="Sex" label="Sex *" options={sexOptions} row />
        <DateOfBirthInput name="Dob" label="Date of birth *" />
        <HeightInputs feet={feet} />
        <TextInput name="Weight" label="Weight in pounds *" inputMode="decimal" maxLength={20} required />
      </FormSection>
      <FormSection title="Contact and notes">
        <TextInput name="Mail" label="Email" type="email" optional />
        <PhoneInput name="Phone" label="Phone" autoComplete="off" optional />
        <NoteInput
          name="Additional"
          label="Notes"
          hint="What helps crews at the door: a service dog, a quiet voice. 150 characters Max."
        />
      </FormSection>
    </>
  );
}
