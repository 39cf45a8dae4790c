import { useEffect } from "react";

const smallest = 14;

/** The lower edge of the page's header, in px from the window's top; 14 when it is scrolled away. */
function headerEdge(): number {
  const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return Math.max(smallest, Math.ceil(bottom));
}

/** Keeps the region's messages below the page's header and its buttons. */
export function useBelowHeader(region: HTMLElement | null): void {
  useEffect(() => {
    if (!region) return;
    const place = () => region.style.setProperty("--below-header", `${headerEdge()}px`);
    place();
    // Another page or text size changes the header as well.
    const sizes = new ResizeObserver(place);
    sizes.observe(document.body);
    window.addEventListener("scroll", place, { passive: true });
    window.addEventListener("resize", place);
    return () => {
      sizes.disconnect();
      window.removeEventListener("scroll", place);
      window.removeEventListener("resize", place);
    };
  }, [region]);
}
