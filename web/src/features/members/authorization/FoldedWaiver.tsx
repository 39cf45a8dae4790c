import Box from "@mui/material/Box";
import { Disclosure } from "#web/ui/display/Disclosure.tsx";
import { fontSize } from "#web/ui/theme/tokens.ts";
import { WaiverText } from "./WaiverText.tsx";

export const FoldedWaiver = () => (
  <Disclosure label="Read the waiver">
    {/* Accepted here, so as large as the form's text. */}
    <Box sx={{ display: "grid", gap: 2.5, pt: 1, fontSize: fontSize.body }}>
      <WaiverText />
    </Box>
  </Disclosure>
);
