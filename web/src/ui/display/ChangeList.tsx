import Box from "@mui/material/Box";

/** One thing that changed, in words; "" where there is nothing. */
export interface Change {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const nothing = (
  <Box component="span" sx={{ color: "text.secondary" }}>
    nothing
  </Box>
);

/** What changes, one line each: what it was, what it is to be. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 1.25 }}>
      {changes.map(({ label, from, to }) => (
        <div key={label}>
          <Box component="dt" sx={{ color: "text.secondary", fontSize: "1rem" }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, whiteSpace: "pre-line" }}>
            {from || nothing} <span aria-hidden="true">→</span>
            <span className="unseen"> becomes </span> {to ? <strong>{to}</strong> : nothing}
          </Box>
        </div>
      ))}
    </Box>
  );
}
