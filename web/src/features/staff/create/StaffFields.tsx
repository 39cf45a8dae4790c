import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { checkEmail, checkPhone } from "#shared/contract/accounts.ts";
import { email, phone } from "#shared/fields.ts";
import { emailTied, phoneTied } from "#web/entities/account/accountProblems.ts";
import { useIsTaken } from "#web/entities/account/useIsTaken.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { PhoneInput } from "#web/ui/forms/PhoneInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";

/** What is wrong with the address and the number that are typed: that they are another account's. */
function useTiedProblems() {
  const Email = email.safeParse(useWatch({ name: "Email" })).data;
  const Cell = phone.safeParse(useWatch({ name: "Cell" })).data;
  const emailProblem = useIsTaken(checkEmail, Email ? { Email } : undefined) ? emailTied : undefined;
  const phoneProblem = useIsTaken(checkPhone, Cell ? { Cell } : undefined) ? phoneTied : undefined;
  useEffect(() => {
    if (emailProblem) announce(emailProblem);
  }, [emailProblem]);
  useEffect(() => {
    if (phoneProblem) announce(phoneProblem);
  }, [phoneProblem]);
  return { emailProblem, phoneProblem };
}

/** Name, e-mail address and phone number of a new staff member. */
export function StaffFields() {
  const { emailProblem, phoneProblem } = useTiedProblems();
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
