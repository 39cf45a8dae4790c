import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, type SyntheticEvent, useEffect, useState } from "react";
import { fontWeight, radius } from "#web/ui/theme/tokens.ts";

interface Props {
  readonly title: string;
  readonly text: string;
  /** Unfolds a field with a value or an error. */
  readonly isFilled: boolean;
  readonly children: ReactNode;
}

export function FormFold({ title, text, isFilled, children }: Props) {
  const [open, setOpen] = useState(isFilled);
  useEffect(() => {
    if (isFilled) setOpen(true);
  }, [isFilled]);
  return (
    <Box
      component="details"
      open={open}
      onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setOpen(currentTarget.open)}
      sx={{ border: 1, borderColor: "divider", borderRadius: radius.control, px: 2, py: 0.5 }}
    >
      <Box component="summary" sx={{ cursor: "pointer", py: 1, minHeight: 44, boxSizing: "border-box" }}>
        <Box component="span" sx={{ fontWeight: fontWeight.label }}>
          {title}
        </Box>
        <Typography component="span" variant="quiet" sx={{ display: "block" }}>
          {text}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexDirection: "column", gap: 2.5, pt: 1, pb: 2 }}>{children}</Box>
    </Box>
  );
}
