import type { ReactNode } from "react";

export interface Column<Row> {
  readonly header: string;
  /** Null also drops a card's label. */
  readonly cell: (row: Row) => ReactNode;
  /** Names the row: a th in the table, its card's heading. */
  readonly rowHeader?: boolean;
  /** Buttons, unlabelled at a card's end. */
  readonly action?: boolean;
  /** Under the row's name, not in a column; labelled in a card. */
  readonly under?: boolean;
  readonly align?: "left" | "right";
}

export interface TableProps<Row> {
  /** For screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** rem; below it, each row is a card. @default 40, for five columns of words */
  readonly leastWidth?: number;
}
