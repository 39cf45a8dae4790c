import type { FactInput } from "#shared/model/fact.ts";
import { CheckboxGroupInput } from "#web/ui/forms/CheckboxGroupInput.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";

interface Props {
  readonly name: string;
  readonly label: string;
  readonly input: FactInput;
}

export function UsualInput({ name, label, input }: Props) {
  const { hint } = input;
  if (input.kind === "choices")
    return <CheckboxGroupInput name={name} label={label} hint={hint} options={input.options} />;
  if (input.kind === "note") return <NoteInput name={name} label={label} hint={hint} longest={input.most} />;
  return <TextInput name={name} label={label} hint={hint} maxLength={input.most} optional />;
}
