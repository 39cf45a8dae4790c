import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { announce } from "#web/ui/feedback/announce.ts";
import { Control } from "#web/ui/fields/Control.tsx";
import { describedBy, FieldFrame } from "#web/ui/fields/FieldFrame.tsx";
import type { FieldProps } from "#web/ui/fields/fieldProps.ts";
import { useField } from "#web/ui/fields/useField.ts";

interface Props extends FieldProps {
  /** @default 150 characters */
  readonly longest?: number;
}

/** The characters left are announced near the end. */
export function NoteInput({ name, label, optional = true, hint, readOnly, longest = 150 }: Props) {
  const { id, error, value, ...field } = useField(name, label);
  // An emoji counts as one character.
  const left = longest - [...String(value)].length;
  useEffect(() => {
    if (left === 20 || left === 0) announce(`${left} characters left`);
  }, [left]);
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <Control
        {...field}
        id={id}
        value={value}
        multiline
        minRows={3}
        readOnly={readOnly ?? false}
        error={Boolean(error)}
        inputProps={{ "aria-describedby": [describedBy({ id, hint, error }), `${id}-left`].filter(Boolean).join(" ") }}
      />
      <Typography
        id={`${id}-left`}
        variant="caption"
        color={left < 0 ? "error" : "textSecondary"}
        sx={{ display: "block", mt: 0.5 }}
      >
        {left < 0 ? `${longest} characters Max, ${-left} too many` : `${left} of ${longest} characters left`}
      </Typography>
    </FieldFrame>
  );
}
