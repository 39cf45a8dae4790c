import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { PasswordInput } from "#web/ui/forms/PasswordInput.tsx";
import { PasswordRules } from "../password/PasswordRules.tsx";
import type { Registration } from "./registration.ts";

function OwnPasswordRules() {
  const [first, last, email, city] = useWatch<Registration, ["FirstName", "LastName", "Email", "Location.City"]>({
    name: ["FirstName", "LastName", "Email", "Location.City"],
  });
  return <PasswordRules owner={{ first, last, email, city }} />;
}

/** A mismatch stays until either field is corrected. */
function ConfirmPassword() {
  const { getFieldState, trigger } = useFormContext();
  const password: unknown = useWatch({ name: "Password" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the password is not read; its change is the occasion
  useEffect(() => {
    if (getFieldState("Confirm").error) void trigger("Confirm");
  }, [password, getFieldState, trigger]);
  return <PasswordInput name="Confirm" label="Confirm password" autoComplete="new-password" required />;
}

export const PasswordSection = () => (
  <FormSection title="Password">
    <PasswordInput name="Password" label="Password" autoComplete="new-password" required />
    <OwnPasswordRules />
    <ConfirmPassword />
  </FormSection>
);
