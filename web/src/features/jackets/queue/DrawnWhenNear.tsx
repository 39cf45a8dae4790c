import Box from "@mui/material/Box";
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from "react";
import { useInView } from "react-intersection-observer";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import styles from "#web/entities/jacket/jacket.module.css";
import { fullName } from "#web/entities/member/fullName.ts";
import { jacketText } from "../copy/jacketText.ts";
import type { Row } from "./useLoadedEntries.ts";

interface Props {
  readonly rows: readonly Row[];
  readonly withNotes: boolean;
  /** From the start. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/**
 * Draws cards once they come near the window or are focused. Until then they are their text alone, which the browser's
 * own search, a screen reader and paper reach: a virtualiser would take it away, and `content-visibility` alone still
 * makes some thousand elements.
 */
export function DrawnWhenNear({ rows, withNotes, isFirst, children }: Props) {
  const [isDrawn, setDrawn] = useState(isFirst);
  const focused = useRef("");
  const { ref } = useInView({
    rootMargin: "100%",
    skip: isDrawn,
    onChange: (isNear) => isNear && startTransition(() => setDrawn(true)),
  });
  useLayoutEffect(() => {
    if (isDrawn) document.getElementById(focused.current)?.focus({ preventScroll: true });
  }, [isDrawn]);
  if (isFirst && !isDrawn) setDrawn(true);
  if (isDrawn) return children;
  return (
    <Box
      ref={ref}
      onFocus={({ target }) => {
        focused.current = target.id;
        setDrawn(true);
      }}
      sx={rows.length > 1 ? { gridColumn: "1 / -1" } : undefined}
    >
      {rows.map(({ key, entry }) => (
        <article key={key} aria-labelledby={headingIdOf(entry)} className={styles.outline}>
          <h2 id={headingIdOf(entry)} tabIndex={-1}>
            {fullName(entry)}
          </h2>
          <p>{jacketText(entry, withNotes)}</p>
        </article>
      ))}
    </Box>
  );
}
