import { CheckboxInput } from "#web/ui/forms/CheckboxInput.tsx";
import { RadioInput } from "#web/ui/forms/RadioInput.tsx";
import { authorizations } from "./authorizationText.ts";

interface Props {
  /** @default false */
  readonly isAccepted?: boolean;
}

export function AuthorizationInputs({ isAccepted = false }: Props) {
  return (
    <>
      {!isAccepted && <CheckboxInput name="accepted" label="I have read the waiver and I accept it." />}
      <RadioInput name="choice" label="Who allows you to register this person?" options={authorizations} />
      <CheckboxInput
        name="understood"
        label="I understand that this record does not replace a call to 911, and that I keep it up to date."
      />
    </>
  );
}
