import Box from "@mui/material/Box";
import { Footer } from "#web/ui/display/Footer.tsx";
import { CityLookup } from "./CityLookup.tsx";
import { Hero } from "./Hero.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { LandingHeader } from "./LandingHeader.tsx";

/** The public first page: what this is, whether one's city takes part, how it works. */
export function LandingPage() {
  return (
    <>
      <LandingHeader />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ maxWidth: 1180, mx: "auto", px: { xs: 2.5, md: 3.5 }, pb: 6 }}
      >
        <Hero />
        <CityLookup />
        <HowItWorks />
      </Box>
      <Box sx={{ maxWidth: 1180, mx: "auto", px: { xs: 2.5, md: 3.5 } }}>
        <Footer />
      </Box>
    </>
  );
}
