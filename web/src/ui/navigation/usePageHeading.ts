import { type RefObject, useEffect, useRef } from "react";

// The first page of a visit leaves the focus at the top, where the browser put it.
let firstPage = true;

/**
 * For a page's h1: when the page appears the heading takes the focus, so that a screen reader begins there, and
 * `title`, or its text, becomes the browser's title. The h1 needs tabIndex={-1}.
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
