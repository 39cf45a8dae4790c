import { CodeInput } from "#web/entities/account/CodeInput.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";

/** For a form with `Password` and `Code`. */
export function SignInAgain({ asksCode }: { readonly asksCode: boolean }) {
  const { Email } = useUser();
  return (
    <>
      {/* For password managers. */}
      <input type="hidden" autoComplete="username" value={Email} readOnly />
      <PasswordInput name="Password" label="Your password" autoComplete="current-password" required />
      {asksCode && <CodeInput />}
    </>
  );
}
