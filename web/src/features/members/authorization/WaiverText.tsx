import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Disclosure } from "#web/ui/display/Disclosure.tsx";
import { fontSize } from "#web/ui/theme/tokens.ts";
import { waiverParagraphs, waiverSummary } from "./waiver.ts";

export function WaiverText() {
  return (
    <>
      <Box sx={{ bgcolor: "soft.primary", borderRadius: "12px", p: 2.5 }}>
        <Typography variant="h3">In short</Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {waiverSummary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </Box>
      <div>
        <Typography variant="h3" sx={{ mb: 1 }}>
          The waiver
        </Typography>
        <Box component="ol" sx={{ m: 0, pl: 2.5, display: "grid", gap: 1.5 }}>
          {waiverParagraphs.map(([heading, text]) => (
            <li key={heading}>
              <strong>{heading}.</strong> {text}
            </li>
          ))}
        </Box>
      </div>
    </>
  );
}

export const FoldedWaiver = () => (
  <Disclosure label="Read the waiver">
    {/* Accepted here, so as large as the form's text. */}
    <Box sx={{ display: "grid", gap: 2.5, pt: 1, fontSize: fontSize.body }}>
      <WaiverText />
    </Box>
  </Disclosure>
);
