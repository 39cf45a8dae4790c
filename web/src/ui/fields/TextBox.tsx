import type { InputBaseProps } from "@mui/material/InputBase";
import { Control } from "./Control.tsx";
import { describedBy, FieldFrame, type FrameProps } from "./FieldFrame.tsx";

export interface TextBoxProps
  extends Omit<FrameProps, "children">,
    Pick<InputBaseProps, "value" | "onChange" | "onBlur" | "name" | "type" | "startAdornment" | "endAdornment">,
    Pick<InputBaseProps, "autoComplete" | "inputRef" | "readOnly" | "placeholder" | "inputMode"> {
  readonly required?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly passwordRules?: string;
}

/** Controlled, for use outside a Form. */
export function TextBox({
  id,
  label,
  optional,
  hint,
  error,
  required,
  maxLength,
  inputMode,
  passwordRules,
  ...input
}: TextBoxProps) {
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <Control
        {...input}
        id={id}
        error={Boolean(error)}
        inputProps={{
          "aria-describedby": describedBy({ id, hint, error }),
          "aria-required": required,
          maxLength,
          inputMode,
          passwordrules: passwordRules,
        }}
      />
    </FieldFrame>
  );
}
