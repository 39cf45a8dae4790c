import Box from "@mui/material/Box";
import { memo, type ReactNode, startTransition, useLayoutEffect, useRef, useState } from "react";
import { useInView } from "react-intersection-observer";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import styles from "#web/entities/jacket/jacket.module.css";
import { fullName } from "#web/entities/member/fullName.ts";
import { jacketText } from "../copy/jacketText.ts";
import type { QueueRow } from "./useLoadedEntries.ts";

interface OutlineProps {
  readonly entry: Entry;
  readonly withNotes: boolean;
}

const Outline = memo(function Outline({ entry, withNotes }: OutlineProps) {
  const id = headingIdOf(entry);
  return (
    <article aria-labelledby={id} className={styles.outline}>
      <h2 id={id} tabIndex={-1}>
        {fullName(entry)}
      </h2>
      <p>{jacketText(entry, withNotes)}</p>
    </article>
  );
});

interface Props {
  readonly rows: readonly QueueRow[];
  readonly isWide: boolean;
  readonly withNotes: boolean;
  /** Wherever the window is. */
  readonly isNear: boolean;
  readonly children: ReactNode;
}

/**
 * Draws cards once they come near the window or are focused. Until then their text alone serves the browser's search,
 * screen readers and paper: a virtualiser would take it away, and `content-visibility` alone still makes some thousand
 * elements.
 */
export function DrawnWhenNear({ rows, isWide, withNotes, isNear, children }: Props) {
  const [isDrawn, setDrawn] = useState(isNear);
  const focused = useRef("");
  const { ref } = useInView({
    rootMargin: "100%",
    skip: isDrawn,
    onChange: (inView) => inView && startTransition(() => setDrawn(true)),
  });
  useLayoutEffect(() => {
    if (isDrawn) document.getElementById(focused.current)?.focus({ preventScroll: true });
  }, [isDrawn]);
  if (isNear && !isDrawn) setDrawn(true);
  if (isDrawn) return children;
  return (
    <Box
      ref={ref}
      onFocus={({ target }) => {
        focused.current = target.id;
        setDrawn(true);
      }}
      sx={isWide ? { gridColumn: "1 / -1" } : undefined}
    >
      {rows.map(({ key, entry }) => (
        <Outline key={key} entry={entry} withNotes={withNotes} />
      ))}
    </Box>
  );
}
