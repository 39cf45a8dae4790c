import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useEffect, useState } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { Footer } from "#web/ui/display/Footer.tsx";
import { Offline } from "#web/ui/feedback/Offline.tsx";
import { SkipLink } from "#web/ui/navigation/SkipLink.tsx";
import { Header } from "./Header.tsx";
import { Sidebar } from "./Sidebar.tsx";

// Wider where the browser's text is larger.
const width = "max(272px, min(17rem, 26vw))";

// The queues say that they are offline in the line that stays in sight over their jackets.
const sayingItself = ["/NewEntries", "/UpdatedEntries", "/FFRNewEntry", "/FFRUpdate"];

/** What stands around every signed-in screen: the sidebar (a drawer under 900 px), the header, the footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const isWide = useMediaQuery("(min-width: 900px)", { noSsr: true });
  // Open but not seen it would keep the page from assistive technology, as after turning a tablet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: neither is read; their change closes the drawer
  useEffect(() => setOpen(false), [pathname, isWide]);
  return (
    <Box sx={{ minHeight: "100dvh" }}>
      <SkipLink to="main">Skip to the page</SkipLink>
      <Box
        sx={{
          position: "fixed",
          inset: "0 auto 0 0",
          width,
          display: { xs: "none", md: "block" },
          zIndex: 1100,
        }}
      >
        <Sidebar />
      </Box>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: { md: "none" } }}
        slotProps={{ paper: { sx: { width, maxWidth: "85vw" }, id: "menu", "aria-label": "Menu" } }}
      >
        <Sidebar onClose={() => setOpen(false)} />
      </Drawer>
      <Box sx={{ ml: { md: width }, display: "flex", flexDirection: "column", minHeight: "100dvh" }}>
        <Header menuOpen={open} onMenu={() => setOpen(true)} />
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            flex: 1,
            width: "100%",
            maxWidth: 1180 + 80,
            px: { xs: 2.5, md: 5 },
            pt: { xs: 2.5, md: 1 },
            pb: 4,
          }}
        >
          {!sayingItself.some((path) => matchPath(path, pathname)) && <Offline sx={{ mb: 2.5 }} />}
          {children}
        </Box>
        <Box sx={{ px: { xs: 2.5, md: 5 } }}>
          <Footer />
        </Box>
      </Box>
    </Box>
  );
}
