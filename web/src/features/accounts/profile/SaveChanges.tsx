import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useUser } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import type { ValueChange } from "#web/ui/display/ChangeList.tsx";
import { ConfirmChanges } from "./ConfirmChanges.tsx";
import { asksPassword, changesOf, unchangedReason, valuesOf } from "./profileChanges.ts";
import type { ProfileValues } from "./profileFields.ts";

/** A saved form replaces its button by a disabled one. */
function useKeptFocus(button: RefObject<HTMLButtonElement | null>, isOff: boolean): void {
  const wasOn = useRef(false);
  useEffect(() => {
    if (isOff && wasOn.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasOn.current = !isOff;
  }, [button, isOff]);
}

export function SaveChanges() {
  const before = valuesOf(useUser());
  const reason = unchangedReason(before, useWatch() as ProfileValues);
  const { getValues, setValue } = useFormContext<ProfileValues>();
  const { isSubmitting } = useFormState();
  const [changes, setChanges] = useState<readonly ValueChange[]>([]);
  const [isPasswordAsked, setAsksPassword] = useState(false);
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const confirmed = useRef(false);
  useKeptFocus(button, reason !== undefined);
  const ask = (event: MouseEvent) => {
    // Also pressed by Enter in a field.
    event.preventDefault();
    confirmed.current = false;
    setValue("Password", "");
    setAsksPassword(asksPassword(before, getValues()));
    setChanges(changesOf(before, getValues()));
    setAsking(true);
  };
  const submit = () => button.current?.form?.requestSubmit();
  return (
    <>
      <ButtonRow>
        <Button
          ref={button}
          type="submit"
          variant="primary"
          pending={isSubmitting}
          disabled={reason !== undefined}
          reason={reason}
          onClick={ask}
        >
          Save changes
        </Button>
      </ButtonRow>
      <ConfirmChanges
        open={asking}
        changes={changes}
        asksPassword={isPasswordAsked}
        onClose={() => setAsking(false)}
        // After the dialog returned the focus; a refusal then takes it.
        onClosed={() => confirmed.current && requestAnimationFrame(submit)}
        onConfirm={() => {
          confirmed.current = true;
        }}
      />
    </>
  );
}
