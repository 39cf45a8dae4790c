import type { MouseEvent, ReactNode } from "react";

interface Props {
  /** Focusable. */
  readonly to: string;
  readonly children: ReactNode;
}

export function SkipLink({ to, children }: Props) {
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(to);
    if (!target) return;
    // The browser's own entry would lose this one's state, such as a list's filter.
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
