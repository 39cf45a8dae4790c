import { useContext } from "react";
import { useController } from "react-hook-form";
import { FormId, fieldId } from "./FormId.ts";

/** A field of the nearest Form by its name: its id, value, error and what a control needs to change it. */
export function useField(name: string) {
  const formId = useContext(FormId);
  const { field, fieldState } = useController({ name });
  const { ref, value, ...rest } = field;
  return { ...rest, id: fieldId(formId, name), inputRef: ref, value: value ?? "", error: fieldState.error?.message };
}
