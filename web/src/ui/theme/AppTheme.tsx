import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { theme } from "./theme.ts";

/** Its variables are in the site's sheet, and the scheme is the system's: nothing is kept of it. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} disableStyleSheetGeneration storageManager={null}>
      {children}
    </ThemeProvider>
  );
}
