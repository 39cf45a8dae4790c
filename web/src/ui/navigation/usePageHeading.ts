import { type RefObject, useEffect, useRef } from "react";

// The browser focuses the top of the first page.
let firstPage = true;

/**
 * For an h1 with tabIndex={-1}: takes the focus for screen readers. `title`, or its text, becomes the browser's title.
 */
export function usePageHeading(title?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!firstPage) heading.current?.focus({ preventScroll: true });
    firstPage = false;
  }, []);
  useEffect(() => {
    document.title = `${title ?? heading.current?.textContent ?? ""} · Beforehand`;
  });
  return heading;
}
