import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { Footer } from "#web/ui/display/Footer.tsx";
import { Logo } from "#web/ui/display/Logo.tsx";
import { afterLoading } from "#web/ui/feedback/Loading.tsx";
import { Offline } from "#web/ui/feedback/Offline.tsx";
import { SkipLink } from "#web/ui/navigation/SkipLink.tsx";

export function AuthLayout({ children }: { readonly children: ReactNode }) {
  const { state } = useLocation();
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <SkipLink to="main">Skip to the page</SkipLink>
      <Box component="header" sx={{ px: { xs: 2.5, md: 6 }, py: 2.5 }}>
        <Box component={Link} to="/Homepage" state={state} sx={{ color: "text.primary", textDecoration: "none" }}>
          <Logo />
        </Box>
      </Box>
      <Box
        component="main"
        id="main"
        data-visitor=""
        tabIndex={-1}
        sx={{
          width: "100%",
          maxWidth: 720,
          mx: "auto",
          px: { xs: 2.5, sm: 5 },
          py: { xs: 2.5, sm: 5 },
          border: { sm: 1 },
          borderColor: { sm: "divider" },
          borderRadius: { sm: "14px" },
          bgcolor: { sm: "background.paper" },
        }}
      >
        {children}
        <Offline atFoot />
      </Box>
      <Box sx={{ px: { xs: 2.5, md: 6 }, ...afterLoading }}>
        <Footer />
      </Box>
    </Box>
  );
}
