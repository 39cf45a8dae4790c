import { type RefObject, useEffect, useState } from "react";

const rootMargin = "200px 0px";

export function useWasNear(ref: RefObject<Element | null>): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || wasNear) return;
    const observer = new IntersectionObserver(
      (changes) => setWasNear(changes.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, wasNear]);
  return wasNear;
}
