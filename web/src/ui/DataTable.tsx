import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";

export interface Column<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Names the row: a th in the table, the heading of its card. */
  readonly rowHeader?: boolean;
  readonly align?: "left" | "right";
}

interface Props<Row> {
  /** Its name, read out before it and unseen. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

function Cards<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  const heading = columns.find(({ rowHeader }) => rowHeader);
  return (
    <Box component="ul" aria-label={caption} sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={rowKey(row)}
          sx={{
            border: 1,
            borderColor: "divider",
            borderRadius: "14px",
            bgcolor: "background.paper",
            p: 2.5,
          }}
        >
          {heading && <Box sx={{ fontWeight: 650, fontSize: "1.25rem", mb: 1.5 }}>{heading.cell(row)}</Box>}
          <Box component="dl" sx={{ m: 0, display: "grid", gap: 1.5 }}>
            {columns
              .filter((column) => column !== heading)
              .map(({ header, cell }) => (
                <div key={header}>
                  <Box component="dt" sx={{ fontSize: "0.9375rem", color: "text.secondary" }}>
                    {header}
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    {cell(row)}
                  </Box>
                </div>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Rows under headers; under 700 px each row becomes a card with its labels above its values. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey } = props;
  const narrow = useMediaQuery("(max-width: 699.95px)", { noSsr: true });
  if (narrow) return <Cards {...props} />;
  return (
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
        {rows.map((row) => (
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
        ))}
      </TableBody>
    </Table>
  );
}
