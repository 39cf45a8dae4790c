import { type ReactNode, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import type { FormGroup } from "#shared/model/fact.ts";
import { sexOptions } from "#shared/model/person.ts";
import { inPounds } from "#shared/rules/pounds.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { DateOfBirthInput } from "#web/ui/forms/DateOfBirthInput.tsx";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { PhoneInput } from "#web/ui/forms/PhoneInput.tsx";
import { RadioInput } from "#web/ui/forms/RadioInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { PhotoField } from "../photo/PhotoField.tsx";
import { FactInputs, factsIn, type HealthInput, type OwnInput } from "./FactInputs.tsx";
import { HeightInputs } from "./HeightInputs.tsx";
import { formLabel } from "./personValues.ts";

const usualHint = "You can type kilograms as well, such as 70 kg: we store pounds.";

/** Undefined for pounds. */
function storedAs(typed: string): string | undefined {
  const pounds = inPounds(typed);
  return pounds === typed ? undefined : `${typed} will be stored as ${pounds}.`;
}

function WeightInput() {
  const typed: unknown = useWatch({ name: "Weight" });
  const stored = storedAs(String(typed ?? "").trim());
  const first = useRef(stored);
  useEffect(() => {
    if (stored && stored !== first.current) announce(stored);
  }, [stored]);
  // A decimal keypad has no letters.
  return <TextInput name="Weight" label={formLabel("Weight")} hint={stored ?? usualHint} maxLength={20} required />;
}

/** A missing one is a type error. */
const inputsFor = (feet: readonly number[]): Record<Exclude<OwnInput, HealthInput>, () => ReactNode> => ({
  Photo: () => <PhotoField />,
  Name: () => (
    <>
      <TextInput name="First" label={formLabel("First")} required />
      <TextInput name="Last" label={formLabel("Last")} required />
    </>
  ),
  Sex: () => <RadioInput name="Sex" label={formLabel("Sex")} options={sexOptions} row />,
  Born: () => <DateOfBirthInput name="Dob" label={formLabel("Dob")} />,
  Height: () => <HeightInputs feet={feet} />,
  Weight: () => <WeightInput />,
  Email: () => <TextInput name="Mail" label={formLabel("Mail")} type="email" optional />,
  Phone: () => <PhoneInput name="Phone" label={formLabel("Phone")} autoComplete="off" optional />,
  Notes: () => (
    <NoteInput
      name="Additional"
      label={formLabel("Additional")}
      hint="What helps crews at the door: a service dog, a quiet voice. 150 characters Max."
    />
  ),
});

export function MemberFields({ feet }: { readonly feet: readonly number[] }) {
  const inputs = inputsFor(feet);
  const of = (group: FormGroup) => <FactInputs facts={factsIn(group)} inputs={inputs} />;
  return (
    <>
      {of("photo")}
      <FormSection id="part-name" title="Name" text="Fields marked * must be filled in.">
        {of("name")}
      </FormSection>
      <FormSection id="part-body" title="Body details" text="Crews use these to know who they meet and what to bring.">
        {of("body")}
      </FormSection>
      <FormSection id="part-contact" title="Contact and notes">
        {of("contact")}
      </FormSection>
    </>
  );
}
