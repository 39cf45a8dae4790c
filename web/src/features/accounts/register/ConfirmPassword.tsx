import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";

/** A mismatch stays until either field is corrected. */
export function ConfirmPassword() {
  const { getFieldState, trigger } = useFormContext();
  const password: unknown = useWatch({ name: "Password" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the password is not read; its change is the occasion
  useEffect(() => {
    if (getFieldState("Confirm").error) void trigger("Confirm");
  }, [password, getFieldState, trigger]);
  return <PasswordInput name="Confirm" label="Confirm password" autoComplete="new-password" required />;
}
