import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { type CustomContentProps, closeSnackbar, SnackbarContent } from "notistack";
import { type Ref, useState } from "react";
import { statusColor } from "#web/ui/feedback/statusColor.ts";
import { CloseIcon, StatusIcon } from "#web/ui/icons.tsx";
import { fontSize, radius } from "#web/ui/theme/tokens.ts";
import type { ToastKind } from "./toast.ts";
import { usePausableTimer } from "./usePausableTimer.ts";
import { useSwipeDismiss } from "./useSwipeDismiss.ts";

const shrink = keyframes({ from: { transform: "scaleX(1)" }, to: { transform: "scaleX(0)" } });

const Panel = styled(SnackbarContent)(({ theme }) => ({
  // Doubled to win over notistack's sheet, which comes after this one.
  "&&": {
    width: 400,
    maxWidth: "100%",
    minWidth: 0,
    display: "block",
    overflow: "hidden",
    borderRadius: radius.card,
    border: `1.5px solid ${theme.vars?.palette.field}`,
    background: theme.vars?.palette.background.paper,
    color: theme.vars?.palette.text.primary,
    boxShadow: "0 6px 24px rgb(10 30 40 / 0.18)",
    touchAction: "pan-y",
    pointerEvents: "auto",
  },
}));

const Bar = styled("div")({
  height: 4,
  transformOrigin: "left",
  background: "currentColor",
  "@media (prefers-reduced-motion: reduce)": { display: "none" },
});

interface Props extends CustomContentProps {
  readonly duration: number;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * A message with a close button and a bar for the time left. It pauses under the pointer and with the focus, and
 * can be swiped away. It has no live role: Toaster announces it.
 */
export function ToastContent({ id, message, variant, duration, ref }: Props) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const close = () => closeSnackbar(id);
  const swipe = useSwipeDismiss(close);
  const paused = hovered || focused || swipe.dragging;
  usePausableTimer(duration, paused, close);
  const kind = variant as ToastKind;
  return (
    <Panel
      {...(ref && { ref })}
      {...swipe.handlers}
      style={swipe.style}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => key === "Escape" && close()}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1.5, p: 1, pl: 2 }}>
        <Box sx={{ color: statusColor[kind], pt: "11px", display: "flex" }}>
          <StatusIcon kind={kind} />
        </Box>
        <Box sx={{ flex: 1, py: "9px", fontSize: fontSize.medium, textWrap: "balance" }}>{message}</Box>
        <IconButton onClick={close} aria-label="Close message">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ color: statusColor[kind] }}>
        <Bar
          sx={{
            animation: `${shrink} ${duration}ms linear forwards`,
            animationPlayState: paused ? "paused" : "running",
          }}
        />
      </Box>
    </Panel>
  );
}
