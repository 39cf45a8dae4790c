import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Fragment } from "react";
import { Drawing } from "#web/ui/icons.tsx";
import { Person } from "#web/ui/illustrations/parts.tsx";
import { ink, Scene } from "#web/ui/illustrations/Scene.tsx";
import { columnList, paper } from "#web/ui/theme/sxRules.ts";

// With a crew's card's own signs and words.
const seconds = [
  ["M13 2.500 5 13.500h6l-1 8 8-11h-6z", "Power fails in 4 h: Oxygen concentrator"],
  [
    "M12 17V4M6.500 9.500 12 4l5.500 5.500M4 20.500h16",
    "Two people to lift: With the sling that hangs behind the door",
  ],
  ["M4 5h16v11H10l-5 4v-4H4z", "May not speak: give them time"],
] as const;

const facts = [
  ["At the door", "The key is under the third stone."],
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
            <Typography color="textSecondary">78, 214 Maple St, Detroit</Typography>
          </Box>
        </Box>
        <Box sx={{ bgcolor: "soft.primary", borderRadius: "10px", p: 2 }}>
          <Typography component="p" variant="h3" sx={{ mb: 1 }}>
            First sixty seconds
          </Typography>
          <Box component="ul" sx={{ ...columnList, gap: 1, fontWeight: 600, "& li": { display: "flex", gap: 1.5 } }}>
            {seconds.map(([path, words]) => (
              <li key={words}>
                <Drawing path={path} />
                {words}
              </li>
            ))}
          </Box>
        </Box>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: "grid",
            gridTemplateColumns: "auto 1fr",
            gap: "4px 16px",
            fontSize: "1rem",
            "& dd": { m: 0 },
            "& dt": { color: "text.secondary" },
          }}
        >
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </Box>
      </Box>
      <Typography component="figcaption" id="sample-caption" variant="quiet" sx={{ mt: 1 }}>
        What a crew reads. The person is invented.
      </Typography>
    </Box>
  );
}
