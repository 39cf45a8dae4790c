import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { version } from "../../../../package.json";

/** The product's maker, year and version. */
export function Footer() {
  return (
    <Box component="footer" sx={{ py: 3 }}>
      <Typography variant="caption" color="textSecondary">
        Beforehand · {new Date().getFullYear()} · made by the Beforehand developers · v{version}
      </Typography>
    </Box>
  );
}
