import { useEffect } from "react";
import type { FrameHeight } from "#shared/model/paymentMessage.ts";

export function useHeightReport(parent: string | undefined): void {
  useEffect(() => {
    if (parent === undefined) return;
    const report = () => {
      const message: FrameHeight = { height: Math.ceil(document.body.getBoundingClientRect().height) };
      window.parent.postMessage(message, parent);
    };
    const observer = new ResizeObserver(report);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [parent]);
}
