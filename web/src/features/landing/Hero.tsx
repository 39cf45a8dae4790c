import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Button } from "#web/ui/Button.tsx";
import { Ambulance, House } from "#web/ui/illustrations/parts.tsx";
import { ink, Scene } from "#web/ui/illustrations/Scene.tsx";
import { usePageHeading } from "#web/ui/navigation/usePageHeading.ts";

/** A lit house on a hill in the morning, and an ambulance on its way to it. */
function LandingPicture() {
  return (
    <Scene width={505} height={368}>
      <clipPath id="landing-frame">
        <rect width="505" height="368" rx="24" />
      </clipPath>
      <g clipPath="url(#landing-frame)">
        <rect width="505" height="368" fill={ink.sky} />
        <circle cx="396" cy="89" r="39" fill={ink.sun} />
        <path d="M0 290q90-45 190-28t200 24 115-18v100H0z" fill={ink.hill} />
        <path d="M0 318q130-30 265-17t240 22v45H0z" fill={ink.ground} />
        <House x={50} y={104} />
        <Ambulance x={309} y={216} />
      </g>
    </Scene>
  );
}

function goToLookup() {
  const field = document.getElementById("lookup-city");
  field?.focus({ preventScroll: true });
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  field?.scrollIntoView({ behavior: still ? "instant" : "smooth", block: "center" });
}

export function Hero() {
  const heading = usePageHeading("Help that knows you before it arrives");
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr", md: "1.05fr 1fr" },
        gap: { xs: 4, md: 8 },
        alignItems: "center",
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
        <Typography sx={{ fontWeight: 650, mb: 3 }}>First, check that your city takes part.</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
          <Button variant="primary" onClick={goToLookup} sx={{ width: { xs: "100%", sm: "auto" } }}>
            Check your city
          </Button>
          <Box component="a" href="#how-it-works" sx={{ fontWeight: 600, py: 1 }}>
            How it works
          </Box>
        </Box>
      </div>
      <Box sx={{ "& svg": { display: "block", width: "100%", height: "auto" } }}>
        <LandingPicture />
      </Box>
    </Box>
  );
}
