import Box from "@mui/material/Box";
import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "#web/ui/Button.tsx";
import { Footer } from "#web/ui/display/Footer.tsx";
import { Logo } from "#web/ui/display/Logo.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { repeatEarlyPress } from "#web/ui/navigation/earlyPress.ts";
import { SkipLink } from "#web/ui/navigation/SkipLink.tsx";
import { CityLookup } from "./CityLookup.tsx";
import { EasternClock } from "./EasternClock.tsx";
import { Hero } from "./Hero.tsx";
import { useChosenCity } from "./useCityLookup.ts";

const LandingRest = lazy(async () => ({ default: (await import("./LandingRest.tsx")).LandingRest }));

/** One left edge for the whole page. */
const column = { maxWidth: 1180, mx: "auto", px: { xs: 2.5, md: 3.5 } } as const;

/** For another page's wrong address. */
function PageMissing() {
  const { missing } = (useLocation().state ?? {}) as { readonly missing?: string };
  return missing ? (
    <Notice kind="warning" sx={{ mt: 3, overflowWrap: "anywhere" }}>
      There is no page {missing}. This is our first page.
    </Notice>
  ) : null;
}

function LandingHeader() {
  const { state } = useLocation();
  return (
    <Box component="header" sx={{ bgcolor: "background.paper", borderBottom: 1, borderColor: "divider" }}>
      <SkipLink to="main">Skip to the page</SkipLink>
      <Box
        sx={{
          ...column,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          columnGap: 2,
          rowGap: 0.5,
          py: 2,
        }}
      >
        <Logo />
        {/* As wide without the time, which comes later: nothing moves. */}
        <Box
          sx={{ order: { xs: 3, sm: 0 }, width: { xs: "100%", sm: "auto" }, flexGrow: 1, textAlign: { sm: "right" } }}
        >
          <EasternClock />
        </Box>
        <Button to="/Login" state={state} size="small">
          Login
        </Button>
      </Box>
    </Box>
  );
}

export function LandingPage() {
  useEffect(repeatEarlyPress, []);
  const choice = useChosenCity();
  return (
    <>
      <LandingHeader />
      <Box component="main" id="main" tabIndex={-1} sx={{ ...column, pb: 6 }}>
        <PageMissing />
        <Hero {...choice} />
        <CityLookup {...choice} />
        <Suspense fallback={null}>
          <LandingRest />
        </Suspense>
      </Box>
      <Box sx={column}>
        <Footer />
      </Box>
    </>
  );
}
