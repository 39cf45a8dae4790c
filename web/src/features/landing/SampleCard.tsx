import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Drawing } from "#web/ui/icons.tsx";
import { Person } from "#web/ui/illustrations/parts.tsx";
import { ink, Scene } from "#web/ui/illustrations/Scene.tsx";
import { columnList, paper } from "#web/ui/theme/sxRules.ts";

// As a crew's card has them: its own signs and words.
const seconds = [
  ["M13 2.500 5 13.500h6l-1 8 8-11h-6z", "Power fails in 4 h: Oxygen concentrator"],
  [
    "M12 17V4M6.500 9.500 12 4l5.500 5.500M4 20.500h16",
    "Two people to lift: With the sling that hangs behind the door",
  ],
  [
    "M6.500 10a5.500 5.500 0 0 1 11 0c0 3.500-4.500 4-4.500 7.500a2.700 2.700 0 0 1-5.400 0M10 10a2 2 0 0 1 4 0c0 1.500-2 2-2 3.500",
    "May not hear you: face them, write it down",
  ],
] as const;

const facts = [
  ["Address", "214 Maple St, Detroit"],
  ["At the door", "The key is under the third stone."],
  ["Born", "Mar 04 1948 (78)"],
  ["Contact", "Ben Miller, her son"],
] as const;

const Portrait = () => (
  <Scene width={96} height={120}>
    <clipPath id="sample-frame">
      <rect width="96" height="120" rx="12" />
    </clipPath>
    <g clipPath="url(#sample-frame)">
      <rect width="96" height="120" fill={ink.hill} />
      <Person x={6} y={12} scale={1.2} coat={ink.green} skin={ink.skinDeep} hair={ink.stone} />
    </g>
  </Scene>
);

/** What crews read, of a person who does not exist. */
export function SampleCard() {
  return (
    <Box component="figure" aria-labelledby="sample-caption" sx={{ m: 0 }}>
      <Box sx={{ ...paper, p: { xs: 2, sm: 2.5 }, display: "grid", gap: 2 }}>
        <Box sx={{ display: "flex", gap: 2, alignItems: "center" }}>
          <Portrait />
          <Box>
            <Typography component="p" variant="h2" sx={{ mb: 0.5 }}>
              Grace Miller
            </Typography>
            {/* A chip, whose style sheet the build cannot write into a page. */}
            <Box
              component="span"
              sx={{
                display: "inline-block",
                px: 1.5,
                borderRadius: "999px",
                bgcolor: "soft.primary",
                color: "primary.main",
                fontSize: "0.9375rem",
                fontWeight: 650,
              }}
            >
              MEMBER
            </Box>
          </Box>
        </Box>
        <Box sx={{ bgcolor: "soft.primary", borderRadius: "10px", p: 2 }}>
          <Typography component="p" variant="h3" sx={{ mb: 1 }}>
            First sixty seconds
          </Typography>
          <Box component="ul" sx={{ ...columnList, gap: 1 }}>
            {seconds.map(([path, words]) => (
              <Box
                key={words}
                component="li"
                sx={{ display: "flex", gap: 1.5, fontWeight: 600, "& svg": { color: "primary.main" } }}
              >
                <Drawing path={path} />
                {words}
              </Box>
            ))}
          </Box>
        </Box>
        <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "auto 1fr", columnGap: 2, rowGap: 0.5 }}>
          {facts.map(([name, value]) => (
            <Box key={name} sx={{ display: "contents", fontSize: "1rem" }}>
              <Box component="dt" sx={{ color: "text.secondary" }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Typography component="figcaption" id="sample-caption" variant="quiet" sx={{ mt: 1 }}>
        What a crew reads before it arrives. The person is invented.
      </Typography>
    </Box>
  );
}
