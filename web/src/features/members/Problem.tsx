import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { ErrorIcon } from "#web/ui/icons.tsx";

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  /** The ways on. */
  readonly children?: ReactNode;
}

/** Something that stops the person here: what it is and what to do. It takes the focus when it appears. */
export function Problem({ title, text, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      role="group"
      aria-label={title}
      tabIndex={-1}
      sx={{ border: 2, borderColor: "error.main", bgcolor: "soft.error", borderRadius: "14px", p: 2.5 }}
    >
      <Typography sx={{ display: "flex", gap: 1, fontWeight: 600, color: "error.main" }}>
        <ErrorIcon />
        {title}
      </Typography>
      {text && <Typography sx={{ mt: 0.5 }}>{text}</Typography>}
      {children && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}>{children}</Box>}
    </Box>
  );
}
