import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
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
