import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { longestPassword, shortestPassword } from "#shared/rules/account/password.ts";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { useField } from "#web/ui/fields/useField.ts";
import { fontSize, fontWeight } from "#web/ui/theme/tokens.ts";

/** Password managers invent passwords by it (WHATWG's proposal `passwordrules`). */
const forManagers = `minlength: ${shortestPassword}; maxlength: ${longestPassword}; required: upper; required: digit; allowed: lower;`;

interface Props extends FieldProps {
  readonly label: string;
  readonly autoComplete: "current-password" | "new-password";
}

export function PasswordInput({ name, ...props }: Props) {
  const [visible, setVisible] = useState(false);
  const verb = visible ? "Hide" : "Show";
  return (
    <TextBox
      {...useField(name, props.label)}
      {...props}
      type={visible ? "text" : "password"}
      {...(props.autoComplete === "new-password" && { passwordRules: forManagers })}
      endAdornment={
        <IconButton
          onClick={() => setVisible(!visible)}
          aria-label={`${verb} ${props.label.toLowerCase()}`}
          sx={{
            mr: -1,
            px: 1.5,
            borderRadius: "8px",
            fontSize: fontSize.small,
            fontWeight: fontWeight.strong,
            color: "primary.main",
          }}
        >
          {verb}
        </IconButton>
      }
    />
  );
}
