import { useCallback, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { email } from "#shared/fields/account.ts";
import { useEmailProblem } from "#web/entities/account/useTakenProblem.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { PhoneVerification } from "../phone/PhoneVerification.tsx";
import { PendingEmail } from "./PendingEmail.tsx";
import { changesOf, valuesOf } from "./profileChanges.ts";
import { type ProfileValues, profileFields, profileProblem } from "./profileFields.ts";
import { SaveChanges } from "./SaveChanges.tsx";
import { useSaveProfile } from "./useSaveProfile.ts";

/** Untouched fields follow the session, which another device may have changed. */
function useFollowedUser(): void {
  const { reset, getValues } = useFormContext<ProfileValues>();
  const user = useUser();
  useEffect(() => {
    // No field holds Proof, so `reset` would drop it as unchanged.
    const values = { ...valuesOf(user), Proof: getValues("Proof") };
    reset(values, { keepDirtyValues: true, keepErrors: true });
  }, [user, reset, getValues]);
}

function Fields() {
  const user = useUser();
  const { getValues } = useFormContext<ProfileValues>();
  const typed = email().safeParse(useWatch({ name: "Email" })).data;
  const emailProblem = useEmailProblem(typed === user.Email ? undefined : typed);
  useFollowedUser();
  const wouldLose = useCallback(() => changesOf(valuesOf(user), getValues()).length > 0, [user, getValues]);
  return (
    <>
      <TextInput name="First" label="First name" autoComplete="given-name" required />
      <TextInput name="Last" label="Last name" autoComplete="family-name" required />
      {/* A saved number voids the state of its verification. */}
      <PhoneVerification key={user.Cell} current={user.Cell} />
      <TextInput
        name="Email"
        label="Email"
        type="email"
        autoComplete="email"
        hint="You sign in with it, and we write to it."
        problem={emailProblem}
        required
      />
      <SaveChanges />
      <LeaveGuard wouldLose={wouldLose} />
    </>
  );
}

export function PersonalForm() {
  const user = useUser();
  const save = useSaveProfile();
  return (
    <>
      <PendingEmail />
      <Card title="Personal information">
        <Form
          schema={profileFields}
          defaultValues={valuesOf(user)}
          problem={profileProblem}
          onSubmit={(_, form) => save(form)}
        >
          <Fields />
        </Form>
      </Card>
    </>
  );
}
