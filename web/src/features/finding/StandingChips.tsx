import Box from "@mui/material/Box";
import type { StandsAt } from "#shared/model/opening.ts";
import { Chip } from "#web/ui/display/Chip.tsx";
import { standingStatus, standingWords } from "./standingWords.ts";

/** Where a jacket stands, with each department that has it or waits for it. */
export function StandingChips({ stands }: { readonly stands: readonly StandsAt[] }) {
  return (
    <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {stands.map((one) => (
        <Chip key={standingWords(one)} status={standingStatus[one.Standing]}>
          {standingWords(one)}
        </Chip>
      ))}
    </Box>
  );
}
