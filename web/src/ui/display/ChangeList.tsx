import Box from "@mui/material/Box";
import { quietText } from "#web/ui/theme/sxRules.ts";

/** Values in words, "" for none. */
export interface ValueChange {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

const nothing = (
  <Box component="span" sx={{ color: "text.secondary" }}>
    nothing
  </Box>
);

export function ChangeList({ changes }: { readonly changes: readonly ValueChange[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 1.25 }}>
      {changes.map(({ label, from, to }) => (
        <div key={label}>
          <Box component="dt" sx={quietText}>
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
