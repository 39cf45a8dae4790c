import Typography from "@mui/material/Typography";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { confirmedWords, isStale } from "#shared/rules/confirmation/confirmation.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

/** The last confirmation, or none for a year. */
export function ConfirmedDay({ entry }: { readonly entry: Entry }) {
  const today = easternDayOf(new Date());
  const words = confirmedWords(entry, today);
  if (!words) return null;
  const isOld = isStale(entry, today);
  return (
    <Typography
      variant="body2"
      sx={{ color: isOld ? "warning.main" : "text.secondary", fontWeight: isOld ? 600 : undefined }}
    >
      {words}
    </Typography>
  );
}
