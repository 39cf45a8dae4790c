import Box from "@mui/material/Box";
import { columnList, paper } from "#web/ui/theme/sxRules.ts";
import { fontSize, fontWeight } from "#web/ui/theme/tokens.ts";
import type { Column, TableProps } from "./TableProps.ts";

const list = { ...columnList, gap: 2, gridTemplateColumns: "minmax(0, 1fr)" } as const;

const card = {
  ...paper,
  p: 2.5,
  display: "grid",
  gap: 1.5,
  // A list may be long.
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 280px",
  // Its true height: its button must not reach over the page's foot.
  "&:last-of-type": { contentVisibility: "visible" },
} as const;

function Fact<Row>({ column: { header, cell }, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const value = cell(row);
  if (value === null) return null;
  return (
    <div>
      <Box component="dt" sx={{ fontSize: fontSize.caption, color: "text.secondary" }}>
        {header}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {value}
      </Box>
    </div>
  );
}

export function TableCards<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  const headings = columns.filter(({ rowHeader }) => rowHeader);
  const actions = columns.filter(({ action }) => action);
  const facts = columns.filter(({ rowHeader, action }) => !rowHeader && !action);
  return (
    <Box component="ul" aria-label={caption} sx={list}>
      {rows.map((row) => (
        <Box component="li" key={rowKey(row)} sx={card}>
          {headings.map(({ header, cell }) => (
            <Box component="h2" key={header} sx={{ m: 0, fontWeight: fontWeight.label, fontSize: fontSize.large }}>
              {cell(row)}
            </Box>
          ))}
          <Box component="dl" sx={{ m: 0, display: "grid", gap: 1.5 }}>
            {facts.map((column) => (
              <Fact key={column.header} column={column} row={row} />
            ))}
          </Box>
          {actions.map(({ header, cell }) => (
            <Box key={header} sx={{ mt: 0.5, display: "grid" }}>
              {cell(row)}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
