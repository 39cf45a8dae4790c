import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Known before it is painted. In rem: larger text needs more room. */
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
