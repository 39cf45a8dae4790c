import { type RefObject, useEffect, useRef } from "react";

// The browser puts the first page's focus at the top.
let firstPage = true;

/**
 * For an h1 with tabIndex={-1}, which takes the focus as the page appears, for screen readers. `title`, or its
 * text, becomes the browser's title.
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
