import { type RefObject, useEffect, useRef } from "react";

// The first page leaves the focus at the top, where the browser put it.
let firstPage = true;

/**
 * The ref of a page's h1, which needs tabIndex={-1}. It takes the focus as the page appears, so that a screen
 * reader begins there, and `title`, or its text, becomes the browser's title.
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
