import type { ReactNode } from "react";

export interface Column<Row> {
  readonly header: string;
  /** The content of a row's cell. A card leaves the label of null out. */
  readonly cell: (row: Row) => ReactNode;
  /** Whether it names the row: a th in the table, the heading of its card. */
  readonly rowHeader?: boolean;
  /** Whether it holds buttons, which a card shows at its end without a label. */
  readonly action?: boolean;
  /** Whether the table shows it under the row's name instead of in a column. In a card it has its label. */
  readonly under?: boolean;
  readonly align?: "left" | "right";
}

export interface TableProps<Row> {
  /** Its name for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The least width of the table in rem; below it, each row is a card. @default 40, for five columns of words */
  readonly leastWidth?: number;
}
