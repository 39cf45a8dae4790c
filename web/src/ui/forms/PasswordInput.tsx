import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { useField } from "#web/ui/fields/useField.ts";

interface Props extends FieldProps {
  readonly label: string;
  /** "current-password" at sign-in, "new-password" where one is set. */
  readonly autoComplete: "current-password" | "new-password";
}

/** A password field of a Form; its button, named by what it does and to which field, shows and hides what is typed. */
export function PasswordInput({ name, ...props }: Props) {
  const [visible, setVisible] = useState(false);
  const verb = visible ? "Hide" : "Show";
  return (
    <TextBox
      {...useField(name, props.label)}
      {...props}
      type={visible ? "text" : "password"}
      endAdornment={
        <IconButton
          onClick={() => setVisible(!visible)}
          aria-label={`${verb} ${props.label.toLowerCase()}`}
          sx={{
            mr: -1,
            px: 1.5,
            borderRadius: "8px",
            fontSize: "1rem",
            fontWeight: 600,
            color: "primary.main",
          }}
        >
          {verb}
        </IconButton>
      }
    />
  );
}
