/** A browser may forget positions of hidden elements. */
const scrolled = () =>
  [...document.body.querySelectorAll("*")]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));

/** Returns how to restore the page. */
export function hidePage(): () => void {
  const { title, activeElement } = document;
  const { pathname } = window.location;
  const { scrollX, scrollY } = window;
  const places = scrolled();
  document.body.dataset.locked = "";
  return () => {
    delete document.body.dataset.locked;
    // A pending call may have led to another page meanwhile.
    if (pathname !== window.location.pathname) return;
    document.title = title;
    for (const { element, top, left } of places) element.scrollTo({ top, left, behavior: "instant" });
    window.scrollTo({ top: scrollY, left: scrollX, behavior: "instant" });
    const wasThere = activeElement instanceof HTMLElement && activeElement !== document.body;
    const target = wasThere && activeElement.isConnected ? activeElement : document.querySelector("h1");
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  };
}
