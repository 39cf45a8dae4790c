import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { usePageHeading } from "#web/ui/navigation/usePageHeading.ts";
import { CityCheck } from "./CityCheck.tsx";
import { SampleCard } from "./SampleCard.tsx";
import type { useChosenCity } from "./useCityLookup.ts";

export function Hero(choice: ReturnType<typeof useChosenCity>) {
  const heading = usePageHeading("Help that knows you before it arrives");
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr", md: "1.05fr 1fr" },
        gap: { xs: 4, md: 8 },
        alignItems: "start",
        pt: { xs: 4, md: 7 },
        pb: { xs: 4, md: 5 },
      }}
    >
      <div>
        <Typography
          ref={heading}
          variant="h1"
          tabIndex={-1}
          sx={{ fontSize: { xs: "2.375rem", md: "3.125rem" }, lineHeight: 1.15, mb: 2.5 }}
        >
          Help that knows you before it arrives.
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: { xs: "1.125rem", md: "1.3125rem" }, mb: 3 }}>
          Tell your local police, fire and medical crews who lives in your home and what they need: a chair, a pump, a
          quiet voice. They read it beforehand.
        </Typography>
        <Typography sx={{ fontWeight: 650, mb: 2 }}>First, check that your city takes part.</Typography>
        <CityCheck {...choice} />
        <Box component="a" href="#how-it-works" sx={{ display: "inline-block", fontWeight: 600, py: 1, mt: 0.5 }}>
          How it works
        </Box>
      </div>
      <SampleCard />
    </Box>
  );
}
