import type { ReactNode } from "react";
import styles from "./jacket.module.css";

interface ListProps {
  /** Values of a word or two. */
  readonly short?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function FactList({ short = false, className = "", children }: ListProps) {
  return <dl className={`${styles.factList} ${short ? styles.short : ""} ${className}`}>{children}</dl>;
}

interface ItemProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function FactItem({ label, children }: ItemProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
