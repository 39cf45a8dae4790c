import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { TextInput } from "./TextInput.tsx";

/** Five digits, or 5+4. Longer than both: a copied ZIP has spaces around it. */
export function ZipInput(props: Partial<FieldProps> & Pick<FieldProps, "name">) {
  return <TextInput label="Zip" autoComplete="postal-code" maxLength={20} inputMode="numeric" {...props} />;
}
