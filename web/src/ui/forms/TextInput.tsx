import type { HTMLInputTypeAttribute, ReactNode } from "react";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { TextBox, type TextBoxProps } from "#web/ui/fields/TextBox.tsx";
import { useField } from "#web/ui/fields/useField.ts";

interface Props extends FieldProps {
  /** @default "text" */
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: NonNullable<TextBoxProps["inputMode"]>;
  readonly maxLength?: number;
  readonly startAdornment?: ReactNode;
  readonly endAdornment?: ReactNode;
  /** An error beyond the schema's. */
  readonly problem?: string | undefined;
}

export function TextInput({ name, problem, ...props }: Props) {
  const field = useField(name, props.label);
  return <TextBox {...field} error={field.error ?? problem} {...props} />;
}
