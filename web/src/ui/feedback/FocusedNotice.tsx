import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { StatusIcon } from "#web/ui/icons.tsx";
import { fontWeight, radius } from "#web/ui/theme/tokens.ts";
import { statusColor } from "./statusColor.ts";

const grounds = { error: "soft.error", warning: "soft.warning", success: "soft.success" } as const;

interface Props {
  readonly ref?: RefObject<HTMLDivElement | null>;
  /** @default "error" */
  readonly kind?: keyof typeof grounds;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}

/** To be read before going on: takes the focus as it appears. */
export function FocusedNotice({ ref, kind = "error", title, text, children }: Props) {
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  useEffect(() => box.current?.focus(), [box]);
  const color = statusColor[kind];
  return (
    <Box
      ref={box}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      sx={{ border: 2, borderColor: color, bgcolor: grounds[kind], borderRadius: radius.card, p: 2.5 }}
    >
      <Box sx={{ display: "flex", gap: 1, color }}>
        <Box component="span" sx={{ display: "flex", flexShrink: 0 }}>
          <StatusIcon kind={kind} />
        </Box>
        <Typography id={id} component="h2" sx={{ fontWeight: fontWeight.label, minWidth: 0 }}>
          {title}
        </Typography>
      </Box>
      {text && <Typography sx={{ mt: 0.5 }}>{text}</Typography>}
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Box>
  );
}
