import type { MouseEvent, ReactNode } from "react";

interface Props {
  /** The id of its focusable target. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link past the beginning of a page, seen while it has the focus. */
export function SkipLink({ to, children }: Props) {
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(to);
    if (!target) return;
    // The browser would add a history entry without this one's state, such as a list's filter.
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
