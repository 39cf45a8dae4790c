import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { type Option, SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { useField } from "#web/ui/fields/useField.ts";

interface Props extends Omit<FieldProps, "readOnly"> {
  readonly options: readonly Option[];
  /** The empty option. @default "Choose" */
  readonly emptyLabel?: string;
}

/** The browser's own works with every phone, keyboard and screen reader. */
export function SelectInput({ name, emptyLabel = "Choose", ...props }: Props) {
  return <SelectBox {...useField(name, props.label)} emptyLabel={emptyLabel} {...props} />;
}
