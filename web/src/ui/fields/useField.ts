import { type ReactNode, useContext, useEffect } from "react";
import { useController } from "react-hook-form";
import { afterPress } from "./afterPress.ts";
import { FormContext, fieldId } from "./FormContext.ts";

/** A `label` of text names the field in the error summary. */
export function useField(name: string, label?: ReactNode) {
  const form = useContext(FormContext);
  const { field, fieldState } = useController({ name });
  const { ref, value, onBlur, ...rest } = field;
  useEffect(() => {
    // Without the mark of a required field.
    if (typeof label === "string") form.labels.set(name, label.replace(/ \*$/, ""));
  }, [form, name, label]);
  const id = fieldId(form.id, name);
  return {
    ...rest,
    onBlur: () => afterPress(onBlur),
    id,
    inputRef: ref,
    value: value ?? "",
    error: fieldState.error?.message,
  };
}
