import { TextInput } from "#web/ui/forms/TextInput.tsx";

/** An authenticator app's code or a recovery code, as `Code`. */
export function CodeInput({ withRecovery = true }: { readonly withRecovery?: boolean }) {
  return (
    <TextInput
      name="Code"
      label="Code of your authenticator app"
      autoComplete="one-time-code"
      maxLength={20}
      hint={
        withRecovery ? "Six digits. Without the app, enter one of your recovery codes; each works once." : "Six digits."
      }
      required
    />
  );
}
