import { useField } from "#web/ui/fields/useField.ts";
import { PhotoPicker } from "./PhotoPicker.tsx";

/** A new photo as a Blob, a stored one as its address. */
export function PhotoField() {
  const { id, value, onChange, onBlur, error } = useField("Photo", "Photo");
  return <PhotoPicker id={id} value={value || undefined} onChange={onChange} onBlur={onBlur} error={error} />;
}
