import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * Whether an element has less room than `width`, in rem: a larger text needs more of it. Known before the first
 * painting, and as the room changes.
 */
export function useIsNarrow(width: number): [ref: RefObject<HTMLDivElement | null>, isNarrow: boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setNarrow(element.clientWidth < width * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return [ref, isNarrow];
}
