import Typography from "@mui/material/Typography";
import { useCallback, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { updateAccount } from "#shared/contract/accounts.ts";
import { email } from "#shared/fields/account.ts";
import { send } from "#web/api/send.ts";
import { EmailCodeForm } from "#web/entities/account/EmailCodeForm.tsx";
import { useStoreAccount } from "#web/entities/account/useStoreAccount.ts";
import { useEmailProblem } from "#web/entities/account/useTakenProblem.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { useQuestion } from "#web/ui/overlays/useQuestion.tsx";
import { PhoneVerification } from "../phone/PhoneVerification.tsx";
import { changesOf, valuesOf } from "./profileChanges.ts";
import { type ProfileValues, profileFields, profileProblem } from "./profileFields.ts";
import { SaveChanges } from "./SaveChanges.tsx";
import { useSaveProfile } from "./useSaveProfile.ts";

function PendingEmail() {
  const { ID, Email, PendingEmail: pending } = useUser();
  const store = useStoreAccount();
  const { ask, dialog } = useQuestion({
    title: "Keep your present email?",
    confirmLabel: "Keep it",
    cancelLabel: "Go on waiting",
    onConfirm: async () => store((await send(updateAccount, { ID, Email })).Account),
    success: "Your email stays as it is.",
    children: `The code that we mailed to ${pending} then works no more.`,
  });
  if (!pending) return null;
  return (
    <Card title="Your new email" sx={{ mb: 3 }}>
      <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>
        Waiting for <strong>{pending}</strong>: type the code that we mailed there. Until then you sign in with {Email}.
      </Typography>
      <EmailCodeForm>
        <Button onClick={ask}>Cancel the change</Button>
      </EmailCodeForm>
      {dialog}
    </Card>
  );
}

/** Another device may have changed the session: untouched fields follow. */
function useFollowedUser(): void {
  const { reset, getValues } = useFormContext<ProfileValues>();
  const user = useUser();
  useEffect(() => {
    // No field holds Proof: `reset` would drop it as unchanged.
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
      {/* A saved number voids its verification's state. */}
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
