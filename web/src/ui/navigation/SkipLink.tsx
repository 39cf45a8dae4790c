import type { MouseEvent, ReactNode } from "react";

interface Props {
  /** The id of what it leads to, which can have the focus. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link, seen while it has the focus, past what stands first on a page. */
export function SkipLink({ to, children }: Props) {
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(to);
    if (!target) return;
    // The browser's own way makes an entry in the history without what this page keeps in its entry: a list's
    // filter, and where sign-in leads back to.
    event.preventDefault();
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  };
  return (
    <a className="skip-link" href={`#${to}`} onClick={skip}>
      {children}
    </a>
  );
}
