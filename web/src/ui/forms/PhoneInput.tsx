import Typography from "@mui/material/Typography";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { TextInput } from "./TextInput.tsx";

interface Props extends FieldProps {
  /** An error beyond the schema's. */
  readonly problem?: string | undefined;
}

/** A 10-digit US number after +1. */
export function PhoneInput(props: Props) {
  return (
    <TextInput
      type="tel"
      autoComplete="tel-national"
      maxLength={20}
      startAdornment={
        <Typography component="span" color="textSecondary" sx={{ mr: 1, flexShrink: 0 }}>
          +1
        </Typography>
      }
      {...props}
    />
  );
}
