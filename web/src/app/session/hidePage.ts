/** The elements that are scrolled, with where they are: a browser may forget it of what is not shown. */
const scrolled = () =>
  [...document.body.querySelectorAll("*")]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));

/** Hides everything in the page but its cover; answers how to show it again just as it was. */
export function hidePage(): () => void {
  const { title, activeElement } = document;
  const { pathname } = window.location;
  const { scrollX, scrollY } = window;
  const places = scrolled();
  document.body.dataset.covered = "";
  return () => {
    delete document.body.dataset.covered;
    // A call that was under way may have led to another page meanwhile.
    if (pathname !== window.location.pathname) return;
    document.title = title;
    for (const { element, top, left } of places) element.scrollTo({ top, left, behavior: "instant" });
    window.scrollTo({ top: scrollY, left: scrollX, behavior: "instant" });
    const wasThere = activeElement instanceof HTMLElement && activeElement !== document.body;
    const target = wasThere && activeElement.isConnected ? activeElement : document.querySelector("h1");
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  };
}
