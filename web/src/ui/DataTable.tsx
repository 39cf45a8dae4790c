import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { ReactNode } from "react";
import { TableCards } from "./table/TableCards.tsx";
import { useIsNarrow } from "./table/useIsNarrow.ts";

export interface Column<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Names the row: a th in the table, the heading of its card. */
  readonly rowHeader?: boolean;
  /** Holds buttons: they stand at the end of a card, without a label of their own. */
  readonly action?: boolean;
  readonly align?: "left" | "right";
}

export interface TableProps<Row> {
  /** Its name, read out before it and unseen. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** The least room for five columns of words, in rem. */
const leastWidth = 40;

const paper = {
  bgcolor: "background.paper",
  border: 1,
  borderColor: "divider",
  borderRadius: "14px",
  px: 1.5,
  py: 1,
} as const;

function Rows<Row>({ columns, rows, rowKey }: TableProps<Row>) {
  return rows.map((row) => (
    <TableRow key={rowKey(row)} sx={{ "&:last-child > *": { borderBottom: 0 } }}>
      {columns.map(({ header, cell, rowHeader, align = "left" }) => (
        <TableCell
          key={header}
          align={align}
          {...(rowHeader && { component: "th", scope: "row", sx: { fontWeight: 650 } })}
        >
          {cell(row)}
        </TableCell>
      ))}
    </TableRow>
  ));
}

/** Rows under headers; where there is no room for them each row becomes a card, its labels above its values. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { caption, columns } = props;
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
                {columns.map(({ header, align = "left" }) => (
                  <TableCell key={header} align={align} scope="col">
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
