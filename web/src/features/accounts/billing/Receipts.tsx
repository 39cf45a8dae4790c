import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { openBilling } from "#shared/contract/billing.ts";
import type { ResponseOf } from "#shared/contract/call.ts";
import { inWords } from "#shared/format/coverageSentence.ts";
import { dollarsOf } from "#shared/format/planText.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { plainList } from "#web/ui/theme/sxRules.ts";

export function Receipts({ receipts }: { readonly receipts: ResponseOf<typeof openBilling>["Receipts"] }) {
  if (receipts.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" variant="h3">
        Receipts
      </Typography>
      <Box component="ul" sx={plainList}>
        {receipts.map(({ Day, Dollars, URL, For }) => (
          <Box component="li" key={URL} sx={{ py: 0.5 }}>
            <Link href={URL} target="_blank" rel="noopener">
              {formatDay(Day)}: {dollarsOf(Dollars)}
              {For.length > 0 && ` for ${inWords(For)}`}
              <span className="unseen"> (opens a new tab)</span>
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
