import type { HTMLInputTypeAttribute, ReactNode } from "react";
import type { FieldProps } from "./fields/fieldProps.ts";
import { TextBox, type TextBoxProps } from "./fields/TextBox.tsx";
import { useField } from "./fields/useField.ts";

interface Props extends FieldProps {
  /** @default "text" */
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: NonNullable<TextBoxProps["inputMode"]>;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly startAdornment?: ReactNode;
  readonly endAdornment?: ReactNode;
  readonly multiline?: boolean;
  readonly minRows?: number;
}

/** A text field of a Form. */
export function TextInput({ name, ...props }: Props) {
  return <TextBox {...useField(name, props.label)} {...props} />;
}
