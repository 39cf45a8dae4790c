import { useEffect, useRef, useState } from "react";
import { Button, type Props as ButtonProps } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { type DraftValues, stepSchemas } from "../draft/wizardDraft.ts";
import { PhotoMissing } from "./PhotoMissing.tsx";
import { useRegisterMember } from "./useRegisterMember.ts";
import { type WizardHandle, wizardForm } from "./WizardStep.tsx";

interface Props {
  readonly handle: WizardHandle;
  /** With the registered values. */
  readonly onAdded: (values: DraftValues) => void;
  readonly variant?: ButtonProps["variant"];
  readonly children: string;
}

/** Without a payment: all who wait are paid for together. */
export function RegisterUnpaid({ handle, onAdded, variant, children }: Props) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [photoMissing, setPhotoMissing] = useState(false);
  // The draft is forgotten once it is registered.
  const pressed = useRef(handle.draft.values);
  const { registerFree, isPending, error } = useRegisterMember(handle, () => onAdded(pressed.current));
  useEffect(() => {
    // A change would miss the running request.
    const form = document.getElementById(wizardForm);
    form?.toggleAttribute("inert", isPending);
    return () => form?.removeAttribute("inert");
  }, [isPending]);
  const add = async () => {
    const { values, step } = handle.current();
    // A submit of wrong answers names them, and goes no step on.
    if (stepSchemas[step]?.safeParse(values).success === false) {
      const form = document.getElementById(wizardForm);
      if (form instanceof HTMLFormElement) return form.requestSubmit();
    }
    pressed.current = values;
    const isMissing = !(pressed.current.Photo instanceof Blob);
    setPhotoMissing(isMissing);
    setFailure(undefined);
    if (isMissing) return;
    setSaving(true);
    try {
      await handle.save();
      registerFree();
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setSaving(false);
    }
  };
  const wrong = failure ?? error;
  return (
    <>
      <Button variant={variant ?? "secondary"} pending={isSaving || isPending} onClick={() => void add()}>
        {children}
      </Button>
      {photoMissing && <PhotoMissing toPhoto={handle.toPhoto} />}
      {wrong != null && <FocusedNotice title={sentenceOf(wrong)} />}
    </>
  );
}
