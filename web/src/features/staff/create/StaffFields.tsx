import { useWatch } from "react-hook-form";
import { email, phone } from "#shared/fields/account.ts";
import { useEmailProblem, usePhoneProblem } from "#web/entities/account/useTakenProblem.ts";
import { PhoneInput } from "#web/ui/forms/PhoneInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";

export function StaffFields() {
  const emailProblem = useEmailProblem(email().safeParse(useWatch({ name: "Email" })).data);
  const phoneProblem = usePhoneProblem(phone().safeParse(useWatch({ name: "Cell" })).data);
  // About another person: the browser must not fill in its own user.
  return (
    <>
      <TextInput name="FirstName" label="First name" autoComplete="off" required />
      <TextInput name="LastName" label="Last name" autoComplete="off" required />
      <TextInput
        name="Email"
        label="Email"
        type="email"
        autoComplete="off"
        hint="The invitation is mailed to it. They sign in with it."
        problem={emailProblem}
        required
      />
      <PhoneInput name="Cell" label="Phone" autoComplete="off" problem={phoneProblem} required />
    </>
  );
}
