import { type RefObject, useEffect } from "react";
import { useFormState } from "react-hook-form";

export interface FormState {
  readonly dirty: boolean;
  readonly busy: boolean;
}

/** Focuses the first field, and tells the dialog the form's state. */
export function FormWatch({ formId, state }: { readonly formId: string; readonly state: RefObject<FormState> }) {
  const { isDirty: dirty, isSubmitting: busy } = useFormState();
  useEffect(() => {
    state.current = { dirty, busy };
  }, [state, dirty, busy]);
  useEffect(() => {
    const fields = "input:not([readonly]), select, textarea:not([aria-hidden])";
    document.getElementById(formId)?.querySelector<HTMLElement>(fields)?.focus();
    return () => {
      state.current = { dirty: false, busy: false };
    };
  }, [formId, state]);
  return null;
}
