import { Fragment, type ReactNode } from "react";
import type { FactInput, FormGroup } from "#shared/model/fact.ts";
import { type personFacts, sexOptions } from "#shared/model/person.ts";
import { type FactName, factList } from "#shared/model/personShapes.ts";
import { CheckboxGroupInput } from "#web/ui/forms/CheckboxGroupInput.tsx";
import { DateOfBirthInput } from "#web/ui/forms/DateOfBirthInput.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { PhoneInput } from "#web/ui/forms/PhoneInput.tsx";
import { RadioInput } from "#web/ui/forms/RadioInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { MedicalChecklist } from "../medical/MedicalChecklist.tsx";
import { PhotoField } from "../photo/PhotoField.tsx";
import { HeightInputs } from "./HeightInputs.tsx";
import { ContactsInput, LanguagesInput, LiftingInputs, PowerEquipmentInput, RunsToInput } from "./NeedInputs.tsx";
import { formLabel } from "./personValues.ts";
import { WeightInput } from "./WeightInput.tsx";

interface Props {
  readonly name: string;
  readonly label: string;
  readonly input: FactInput;
}

function UsualInput({ name, label, input }: Props) {
  const { hint } = input;
  if (input.kind === "choices")
    return <CheckboxGroupInput name={name} label={label} hint={hint} options={input.options} />;
  if (input.kind === "note") return <NoteInput name={name} label={label} hint={hint} longest={input.most} />;
  return <TextInput name={name} label={label} hint={hint} maxLength={input.most} optional />;
}

/** Facts without a usual input in the table. */
type OwnInput = {
  [Name in FactName]: (typeof personFacts)[Name] extends { readonly input: FactInput } ? never : Name;
}[FactName];

/** A missing one is a type error. */
const inputs: Record<OwnInput, (feet: readonly number[]) => ReactNode> = {
  Photo: () => <PhotoField />,
  Name: () => (
    <>
      <TextInput name="First" label={formLabel("First")} required />
      <TextInput name="Last" label={formLabel("Last")} required />
    </>
  ),
  Sex: () => <RadioInput name="Sex" label={formLabel("Sex")} options={sexOptions} row />,
  Born: () => <DateOfBirthInput name="Dob" label={formLabel("Dob")} />,
  Height: (feet) => <HeightInputs feet={feet} />,
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
  Medical: () => <MedicalChecklist />,
  Languages: () => <LanguagesInput />,
  PowerEquipment: () => <PowerEquipmentInput />,
  RunsTo: () => <RunsToInput />,
  Contacts: () => <ContactsInput />,
  Lifting: () => <LiftingInputs />,
};

const isOwn = (name: FactName): name is OwnInput => name in inputs;

interface InputsProps {
  readonly group: FormGroup;
  readonly feet?: readonly number[];
}

/** In table order, for a Form over `personSchema`. */
export const FactInputs = ({ group, feet = [] }: InputsProps) =>
  factList
    .filter(([, { form }]) => form === group)
    .map(([name, { fields, input }]) => (
      <Fragment key={name}>
        {isOwn(name)
          ? inputs[name](feet)
          : Object.entries(fields).map(
              ([field, { label }]) => input && <UsualInput key={field} name={field} label={label} input={input} />,
            )}
      </Fragment>
    ));
