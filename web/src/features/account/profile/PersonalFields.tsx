import { type ReactNode, useCallback, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { checkEmail } from "#shared/contract/accounts.ts";
import { email } from "#shared/fields.ts";
import { emailTied } from "#web/entities/account/accountProblems.ts";
import { useIsTaken } from "#web/entities/account/useIsTaken.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { LeaveGuard } from "#web/ui/navigation/LeaveGuard.tsx";
import { changesOf, valuesOf } from "./profileChanges.ts";
import type { ProfileValues } from "./profileFields.ts";
import { SaveChanges } from "./SaveChanges.tsx";

/** Whether the address that is typed belongs to somebody else. */
function useEmailTaken(): boolean {
  const { Email: own } = useUser();
  const typed = email.safeParse(useWatch({ name: "Email" })).data;
  const taken = useIsTaken(checkEmail, typed && typed !== own ? { Email: typed } : undefined);
  useEffect(() => {
    if (taken) announce(emailTied);
  }, [taken]);
  return taken;
}

/** Until a field is typed in, it follows what the session knows: it may be changed on another device. */
function useFollowedUser(): void {
  const { reset, getValues } = useFormContext<ProfileValues>();
  const user = useUser();
  useEffect(() => {
    // The proof of a new number is typed into no field: it would be taken for unchanged and go.
    const values = { ...valuesOf(user), Proof: getValues("Proof") };
    reset(values, { keepDirtyValues: true, keepErrors: true });
  }, [user, reset, getValues]);
}

/** The fields of the personal form, and what guards them. */
export function PersonalFields({ phone }: { readonly phone: ReactNode }) {
  const user = useUser();
  const { getValues } = useFormContext<ProfileValues>();
  const emailTaken = useEmailTaken();
  useFollowedUser();
  const wouldLose = useCallback(() => changesOf(valuesOf(user), getValues()).length > 0, [user, getValues]);
  return (
    <>
      <TextInput name="First" label="First name" autoComplete="given-name" required />
      <TextInput name="Last" label="Last name" autoComplete="family-name" required />
      {phone}
      <TextInput
        name="Email"
        label="Email"
        type="email"
        autoComplete="email"
        hint="You sign in with it, and we write to it."
        problem={emailTaken ? emailTied : undefined}
        required
      />
      <SaveChanges />
      <LeaveGuard wouldLose={wouldLose} />
    </>
  );
}
