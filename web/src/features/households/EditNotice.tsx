import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { ErrorIcon, WarningIcon } from "#web/ui/icons.tsx";

const kinds = {
  error: { Icon: ErrorIcon, color: "error.main", ground: "soft.error" },
  warning: { Icon: WarningIcon, color: "warning.main", ground: "soft.warning" },
} as const;

interface Props {
  readonly kind: keyof typeof kinds;
  readonly title: string;
  readonly children: ReactNode;
}

/** Something about the edit that the person has to know before they go on. It takes the focus as it appears. */
export function EditNotice({ kind, title, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { Icon, color, ground } = kinds[kind];
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      sx={{ border: 2, borderColor: color, bgcolor: ground, borderRadius: "14px", p: 2.5 }}
    >
      <Typography id={id} component="h2" sx={{ display: "flex", gap: 1, fontWeight: 650, color }}>
        <Icon />
        {title}
      </Typography>
      {children}
    </Box>
  );
}
