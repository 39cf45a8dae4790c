import type { ChangeEvent } from "react";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { TextBox, type TextBoxProps } from "#web/ui/fields/TextBox.tsx";
import { useField } from "#web/ui/fields/useField.ts";

interface Props extends FieldProps, Pick<TextBoxProps, "endAdornment"> {
  /** Must keep the digits in their order. */
  readonly format: (typed: string) => string;
}

const digits = (text: string): number => text.replace(/\D/g, "").length;

/** The index at which the first `count` digits end. */
function afterDigits(text: string, count: number): number {
  let at = 0;
  for (let seen = 0; seen < count && at < text.length; at += 1) if (/\d/.test(text[at] ?? "")) seen += 1;
  return at;
}

/** A text field of a Form that groups digits during typing; the caret stays at its digit. */
export function GroupedInput({ name, format, ...props }: Props) {
  const { onChange, value, ...field } = useField(name, props.label);
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const caret = target.selectionStart ?? target.value.length;
    const isAtEnd = caret === target.value.length;
    const before = digits(target.value.slice(0, caret));
    const written = format(target.value);
    onChange(written);
    const place = isAtEnd ? written.length : afterDigits(written, before);
    // After React, which moves the caret to the end.
    queueMicrotask(() => target.setSelectionRange(place, place));
  };
  return <TextBox {...field} {...props} value={value} onChange={change} inputMode="numeric" />;
}
