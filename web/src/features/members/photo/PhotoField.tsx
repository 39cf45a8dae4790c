import { useField } from "#web/ui/fields/useField.ts";
import { PhotoPicker } from "./PhotoPicker.tsx";

/** A member's photo in a Form, under the name "Photo": a new one as a Blob, a stored one as its address. */
export function PhotoField() {
  const { id, value, onChange, onBlur, error } = useField("Photo", "Photo");
  return <PhotoPicker id={id} value={value || undefined} onChange={onChange} onBlur={onBlur} error={error} />;
}
