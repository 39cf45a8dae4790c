import type { ReactNode } from "react";
import { CheckboxInput } from "#web/ui/forms/CheckboxInput.tsx";
import { RadioInput } from "#web/ui/forms/RadioInput.tsx";
import { authorizations } from "./authorizations.ts";

export const AuthorizationChoice = () => (
  <RadioInput name="choice" label="Who allows you to register this person?" options={authorizations} />
);

/** @param children the waiver, where it is not read elsewhere */
export function AuthorizationInputs({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <AuthorizationChoice />
      {children}
      <CheckboxInput name="accepted" label="I have read the waiver and I accept it." />
      <CheckboxInput
        name="understood"
        label="I understand that this record does not replace a call to 911, and that I keep it up to date."
      />
    </>
  );
}
