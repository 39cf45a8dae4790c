import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { sixtyHeading } from "#shared/handover/sixty/firstSixtySeconds.ts";
import { inTheirWords } from "#shared/handover/sixty/inTheirWords.ts";
import { sixtyOf } from "#shared/handover/sixty/sixtyOf.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { fontSize, fontWeight, radius } from "#web/ui/theme/tokens.ts";
import { SixtyIcon } from "./SixtyIcon.tsx";

const block = {
  p: 1.5,
  borderRadius: radius.control,
  bgcolor: "soft.primary",
  // With forced colours only the border is seen.
  border: "1px solid transparent",
} as const;

const item = { display: "flex", alignItems: "flex-start", gap: 1.25, fontWeight: fontWeight.strong } as const;

/** With the family's own words below. */
export function SixtySeconds({ entry }: { readonly entry: Entry }) {
  const id = useId();
  const lines = sixtyOf(entry);
  const quotes = inTheirWords(entry);
  if (lines.length + quotes.length === 0) return null;
  return (
    // No landmark: a queue would have one for each card, all of one name.
    <Box sx={block}>
      <Typography variant="h3" id={id} sx={{ mb: 0.75 }}>
        {sixtyHeading}
      </Typography>
      {/* The role: Safari takes a list without bullets for none. */}
      <Box
        component="ol"
        role="list"
        aria-labelledby={id}
        sx={{ ...columnList, gap: 0.75, lineHeight: 1.35 }}
      >
        {lines.map(({ key, icon, words }) => (
          <Box component="li" key={key} sx={item}>
            <Box component="span" sx={{ display: "flex", color: "primary.main" }}>
              <SixtyIcon name={icon} />
            </Box>
            <Box component="span" sx={{ minWidth: 0 }}>
              {words}
            </Box>
          </Box>
        ))}
      </Box>
      {quotes.map((quote) => (
        <Box key={quote} component="p" sx={{ m: 0, mt: 0.75, fontSize: fontSize.small, lineHeight: 1.4 }}>
          {quote}
        </Box>
      ))}
    </Box>
  );
}
