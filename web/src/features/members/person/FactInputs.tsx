import { Fragment, type ReactNode } from "react";
import type { FactInput, FormGroup } from "#shared/model/fact.ts";
import type { personFacts } from "#shared/model/person.ts";
import { type FactName, factList } from "#shared/model/personShapes.ts";
import { CheckboxGroupInput } from "#web/ui/forms/CheckboxGroupInput.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";

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

/** Without a usual input in the table. */
export type OwnInput = {
  [Name in FactName]: (typeof personFacts)[Name] extends { readonly input: FactInput } ? never : Name;
}[FactName];

/** Loaded with the wizard's third step. */
export type HealthInput = "Medical" | "Languages" | "PowerEquipment" | "RunsTo" | "Contacts" | "Lifting";

interface InputsProps {
  readonly facts: typeof factList;
  readonly inputs: Readonly<Partial<Record<FactName, () => ReactNode>>>;
}

export const factsIn = (group: FormGroup): typeof factList => factList.filter(([, { form }]) => form === group);

/** For a Form over `personSchema`. */
export const FactInputs = ({ facts, inputs }: InputsProps) =>
  facts.map(([name, { fields, input }]) => (
    <Fragment key={name}>
      {inputs[name]?.() ??
        Object.entries(fields).map(
          ([field, { label }]) => input && <UsualInput key={field} name={field} label={label} input={input} />,
        )}
    </Fragment>
  ));
