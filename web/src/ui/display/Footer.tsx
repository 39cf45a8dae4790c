import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { fontSize } from "#web/ui/theme/tokens.ts";
import { version } from "../../../../package.json";
import { EmergencyLine } from "./EmergencyLine.tsx";

const links = [
  ["/Help", "Help"],
  ["/Privacy", "Privacy"],
] as const;

export function Footer() {
  return (
    <Box component="footer" sx={{ py: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
        <EmergencyLine sx={{ py: 1.25 }} />
        {links.map(([path, label]) => (
          <Box
            key={path}
            component={Link}
            to={path}
            sx={{ display: "inline-block", py: 1.25, fontSize: fontSize.small }}
          >
            {label}
          </Box>
        ))}
      </Box>
      {/* The build writes the year of its own day. */}
      <Typography variant="caption" color="textSecondary" suppressHydrationWarning>
        Beforehand · {new Date().getFullYear()} · made by the Beforehand developers · v{version}
      </Typography>
    </Box>
  );
}
