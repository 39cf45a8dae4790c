import { type CSSProperties, type PointerEvent, useState } from "react";

const farEnough = 96;

/** Makes an element draggable to the side, and calls `dismiss` when it is released far enough away. */
export function useSwipeDismiss(dismiss: () => void) {
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
