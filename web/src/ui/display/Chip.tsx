import type { ReactElement, ReactNode } from "react";
import styles from "./Chip.module.css";

export type Status = "primary" | "success" | "warning" | "error";

interface Props {
  /** @default "primary" */
  readonly status?: Status;
  readonly icon?: ReactElement;
  /** In words: colour alone says nothing. */
  readonly children: ReactNode;
}

export function Chip({ status = "primary", icon, children }: Props) {
  return (
    <span className={`${styles.chip} ${styles[status]} ${icon ? styles.withIcon : ""}`}>
      {icon}
      {children}
    </span>
  );
}
