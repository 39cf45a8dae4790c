import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { paper } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { TableCards } from "./TableCards.tsx";
import type { Column, TableProps } from "./TableProps.ts";

/** Known before painting. In rem: larger text needs more room. */
function useIsNarrow(width: number): [ref: RefObject<HTMLDivElement | null>, isNarrow: boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setNarrow(element.clientWidth < width * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return [ref, isNarrow];
}

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
          {...(rowHeader && { component: "th", scope: "row", sx: { fontWeight: fontWeight.label } })}
        >
          {cell(row)}
          {rowHeader &&
            under.map((column) => (
              <Box
                key={column.header}
                sx={{ mt: 0.75, fontWeight: fontWeight.regular, "&:empty": { display: "none" } }}
              >
                {column.cell(row)}
              </Box>
            ))}
        </TableCell>
      ))}
    </TableRow>
  ));
}

export function DataTable<Row>(props: TableProps<Row>) {
  const { caption, columns, leastWidth = 40 } = props;
  const [room, isNarrow] = useIsNarrow(leastWidth);
  return (
    <div ref={room}>
      {isNarrow ? (
        <TableCards {...props} />
      ) : (
        <Box sx={{ ...paper, px: 1.5, py: 1 }}>
          <Table>
            <caption className="unseen">{caption}</caption>
            <TableHead>
              <TableRow>
                {partition(columns)[0].map(({ header, align = "left" }) => (
                  // A long value elsewhere must not break a header's words.
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
