import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ChangeEvent, useEffect } from "react";
import { useWatch } from "react-hook-form";
import { announce } from "#web/ui/feedback/announce.ts";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { TextBox, type TextBoxProps } from "#web/ui/fields/TextBox.tsx";
import { useField } from "#web/ui/fields/useField.ts";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { brandOf, cvcLength, formatExpiry, groupNumber } from "./cardNumber.ts";

interface Props extends FieldProps, Pick<TextBoxProps, "endAdornment"> {
  /** Must keep the digits in their order. */
  readonly format: (typed: string) => string;
}

const digits = (text: string): number => text.replace(/\D/g, "").length;

/** The index after the first `count` digits. */
function afterDigits(text: string, count: number): number {
  let at = 0;
  for (let seen = 0; seen < count && at < text.length; at += 1) if (/\d/.test(text[at] ?? "")) seen += 1;
  return at;
}

/** Groups digits during typing; the caret stays at its digit. */
function GroupedInput({ name, format, ...props }: Props) {
  const { onChange, value, ...field } = useField(name, props.label);
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const caret = target.selectionStart ?? target.value.length;
    const isAtEnd = caret === target.value.length;
    const before = digits(target.value.slice(0, caret));
    const written = format(target.value);
    onChange(written);
    const place = isAtEnd ? written.length : afterDigits(written, before);
    // React moves the caret to the end first.
    queueMicrotask(() => target.setSelectionRange(place, place));
  };
  return <TextBox {...field} {...props} value={value} onChange={change} inputMode="numeric" />;
}

export function CardInputs() {
  const number = String(useWatch({ name: "Number" }) ?? "");
  const brand = brandOf(number)?.name;
  useEffect(() => {
    if (brand) announce(`${brand} card`);
  }, [brand]);
  return (
    <>
      <GroupedInput
        name="Number"
        label="Card number"
        autoComplete="cc-number"
        format={groupNumber}
        endAdornment={
          brand && (
            <Typography component="span" variant="body2" sx={{ flexShrink: 0, fontWeight: 650 }}>
              {brand}
            </Typography>
          )
        }
        required
      />
      <TextInput name="Name" label="Name on the card" autoComplete="cc-name" required />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
        <GroupedInput name="Expiry" label="Expiry" hint="MM/YY" autoComplete="cc-exp" format={formatExpiry} required />
        <GroupedInput
          name="Cvc"
          label="CVC"
          hint={cvcLength(number) === 4 ? "4 digits on the front" : "3 digits on the back"}
          autoComplete="cc-csc"
          format={(typed) => typed.replace(/\D/g, "").slice(0, cvcLength(number))}
          required
        />
      </Box>
    </>
  );
}
