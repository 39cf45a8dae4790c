import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ReactNode } from "react";
import { TableCards } from "./TableCards.tsx";
import { useIsNarrow } from "./useIsNarrow.ts";

export interface Column<Row> {
  readonly header: string;
  /** What a row has there; null is nothing, and a card then leaves its label out. */
  readonly cell: (row: Row) => ReactNode;
  /** Names the row: a th in the table, the heading of its card. */
  readonly rowHeader?: boolean;
  /** Holds buttons: they stand at the end of a card, without a label of their own. */
  readonly action?: boolean;
  /** Stands under the row's name in the table, where a column of its own has no room; in a card it has its label. */
  readonly under?: boolean;
  readonly align?: "left" | "right";
}

export interface TableProps<Row> {
  /** Its name, read out before it and unseen. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The least room for its columns, in rem; with less, each row is a card. @default 40, for five of words */
  readonly leastWidth?: number;
}

const paper = {
  bgcolor: "background.paper",
  border: 1,
  borderColor: "divider",
  borderRadius: "14px",
  px: 1.5,
  py: 1,
} as const;

/** The columns of the table, and what stands under the names. */
function partition<Row>(columns: readonly Column<Row>[]) {
  return [columns.filter(({ under }) => !under), columns.filter(({ under }) => under)] as const;
}

function Rows<Row>({ columns, rows, rowKey }: TableProps<Row>) {
  const [beside, under] = partition(columns);
  return rows.map((row) => (
    <TableRow key={rowKey(row)} sx={{ "&:last-child > *": { borderBottom: 0 } }}>
      {beside.map(({ header, cell, rowHeader, align = "left" }) => (
        <TableCell
          key={header}
          align={align}
          {...(rowHeader && { component: "th", scope: "row", sx: { fontWeight: 650 } })}
        >
          {cell(row)}
          {rowHeader &&
            under.map((column) => (
              <Box key={column.header} sx={{ mt: 0.75, fontWeight: 400, "&:empty": { display: "none" } }}>
                {column.cell(row)}
              </Box>
            ))}
        </TableCell>
      ))}
    </TableRow>
  ));
}

/** Rows under headers; where there is no room for them each row becomes a card, its labels above its values. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { caption, columns, leastWidth = 40 } = props;
  const [room, isNarrow] = useIsNarrow(leastWidth);
  return (
    <div ref={room}>
      {isNarrow ? (
        <TableCards {...props} />
      ) : (
        <Box sx={paper}>
          <Table>
            <caption className="unseen">{caption}</caption>
            <TableHead>
              <TableRow>
                {partition(columns)[0].map(({ header, align = "left" }) => (
                  // A long address beside it must not break a header's words apart.
                  <TableCell key={header} align={align} scope="col" sx={{ overflowWrap: "break-word" }}>
                    {header}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              <Rows {...props} />
            </TableBody>
          </Table>
        </Box>
      )}
    </div>
  );
}
