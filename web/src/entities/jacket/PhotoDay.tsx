import Typography from "@mui/material/Typography";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { photoDayWords } from "./photoDayWords.ts";

export function PhotoDay({ entry }: { readonly entry: Entry }) {
  const words = photoDayWords(entry, dayOf(new Date()));
  if (!words) return null;
  const color = words.isOld ? { color: "warning.main", fontWeight: 600 } : { color: "text.secondary" };
  return (
    <Typography variant="caption" component="p" sx={{ ...color, mt: 0.5, maxWidth: 132 }}>
      {words.text}
    </Typography>
  );
}
