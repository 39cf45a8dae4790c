import Box from "@mui/material/Box";
import { Disclosure } from "#web/ui/display/Disclosure.tsx";
import { fontSize } from "#web/ui/theme/tokens.ts";
import { WaiverText } from "./WaiverText.tsx";

/** The waiver, hidden until it is asked for. */
export const FoldedWaiver = () => (
  <Disclosure label="Read the waiver">
    {/* The waiver is accepted here, so its text is as large as the form's. */}
    <Box sx={{ display: "grid", gap: 2.5, pt: 1, fontSize: fontSize.body }}>
      <WaiverText />
    </Box>
  </Disclosure>
);
