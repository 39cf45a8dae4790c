import { useWatch } from "react-hook-form";
import { email, phone } from "#shared/fields.ts";
import { useEmailProblem, usePhoneProblem } from "#web/entities/account/useTakenProblem.ts";
import { PhoneInput } from "#web/ui/forms/PhoneInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";

/** Name, e-mail address and phone number of a new staff member. */
export function StaffFields() {
  const emailProblem = useEmailProblem(email.safeParse(useWatch({ name: "Email" })).data);
  const phoneProblem = usePhoneProblem(phone.safeParse(useWatch({ name: "Cell" })).data);
  // It is somebody else who is typed in: the browser's own person is not to be filled in.
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
