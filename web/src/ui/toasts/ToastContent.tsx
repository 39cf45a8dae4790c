import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { type CustomContentProps, closeSnackbar, SnackbarContent } from "notistack";
import { type CSSProperties, type PointerEvent, type Ref, useEffect, useRef, useState } from "react";
import { statusColor } from "#web/ui/feedback/statusColor.ts";
import { CloseIcon, StatusIcon } from "#web/ui/icons.tsx";
import { useLatest } from "#web/ui/state/useLatest.ts";
import { fontSize, radius } from "#web/ui/theme/tokens.ts";
import type { ToastKind } from "./toast.ts";

const shrink = keyframes({ from: { transform: "scaleX(1)" }, to: { transform: "scaleX(0)" } });

const Panel = styled(SnackbarContent)(({ theme }) => ({
  // Doubled to win over notistack's later sheet.
  "&&": {
    width: "100%",
    [theme.breakpoints.up("sm")]: { width: 400 },
    maxWidth: "100%",
    minWidth: 0,
    display: "block",
    overflow: "hidden",
    borderRadius: radius.card,
    border: `1.5px solid ${theme.vars.palette.field}`,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
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

/** `duration` in milliseconds, not counting `paused`. */
function usePausableTimer(duration: number, paused: boolean, done: () => void): void {
  const left = useRef(duration);
  const latest = useLatest(done);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused, latest]);
}

/** px. */
const farEnough = 96;

function useSwipeDismiss(dismiss: () => void) {
  const [from, setFrom] = useState<number>();
  const [offset, setOffset] = useState(0);
  const dragging = from !== undefined;
  const release = () => {
    if (dragging && Math.abs(offset) > farEnough) dismiss();
    setFrom(undefined);
    setOffset(0);
  };
  const style: CSSProperties = dragging
    ? { transform: `translateX(${offset}px)`, opacity: 1 - Math.min(0.7, Math.abs(offset) / 300) }
    : {};
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if ((event.target as Element).closest("button")) return;
      setFrom(event.clientX);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => dragging && setOffset(event.clientX - from),
    onPointerUp: release,
    onPointerCancel: release,
  };
  return { dragging, style, handlers };
}

interface Props extends CustomContentProps {
  readonly duration: number;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Its time pauses under the pointer and with the focus. Toaster announces it. */
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
