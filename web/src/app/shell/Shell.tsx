import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import { type ReactNode, useEffect, useState } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Footer } from "#web/ui/display/Footer.tsx";
import { afterLoading } from "#web/ui/feedback/Loading.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Offline } from "#web/ui/feedback/Offline.tsx";
import { SkipLink } from "#web/ui/navigation/SkipLink.tsx";
import { useMedia } from "#web/ui/state/useMedia.ts";
import { maxWidth } from "#web/ui/theme/tokens.ts";
import { DeletionNotice } from "./DeletionNotice.tsx";
import { EmailNotice } from "./EmailNotice.tsx";
import { Header } from "./Header.tsx";
import { Sidebar } from "./Sidebar.tsx";
import type { SidebarLink } from "./SidebarLinks.tsx";

// The offer comes back with the next sign-in.
let declined: string | undefined;

function SecondFactorOffer() {
  const { ID, SecondFactor } = useUser();
  const { pathname } = useLocation();
  const [isDeclined, setDeclined] = useState(declined === ID);
  if (SecondFactor !== "offered" || isDeclined || pathname === "/Profile") return null;
  const decline = () => {
    // The button goes with the offer.
    document.getElementById("main")?.focus();
    declined = ID;
    setDeclined(true);
  };
  return (
    <Notice kind="info" sx={{ mb: 2.5 }}>
      Protect the records that you read: add a code of your phone to your sign-in.
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 1.5 }}>
        <Button size="small" to="/Profile">
          Set up two-step sign-in
        </Button>
        <Button size="small" variant="quiet" onClick={decline}>
          Not now
        </Button>
      </Box>
    </Notice>
  );
}

// In rem, for larger text.
const width = "max(272px, min(17rem, 26vw))";

// The offline notice stands in the bar above their cards, in two columns.
const queues = ["/NewEntries", "/UpdatedEntries", "/FFRNewEntry", "/FFRUpdate"];

/** To be finished first: nothing else asks there. */
const tasks = ["/Members/Add", "/Members/Pay/*"];

const registry = "/Registry";

const wide = { "@media (min-width: 105em)": { maxWidth: 1760 } };

interface Props {
  readonly links: readonly SidebarLink[];
  readonly children: ReactNode;
}

export function Shell({ links, children }: Props) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const isQueue = queues.some((path) => matchPath(path, pathname));
  const isTask = tasks.some((path) => matchPath(path, pathname));
  const isWide = useMedia("(min-width: 900px)");
  // An open drawer off the screen, as after turning a tablet, would hide the page from screen readers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: neither is read; their change closes the drawer
  useEffect(() => setOpen(false), [pathname, isWide]);
  return (
    <Box sx={{ minHeight: "100dvh" }}>
      <SkipLink to="main">Skip to the page</SkipLink>
      <Box sx={{ position: "fixed", inset: "0 auto 0 0", width, display: { xs: "none", md: "block" }, zIndex: 1100 }}>
        <Sidebar links={links} />
      </Box>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: { md: "none" } }}
        slotProps={{ paper: { sx: { width, maxWidth: "85vw" }, id: "menu", "aria-label": "Menu" } }}
      >
        <Sidebar links={links} onClose={() => setOpen(false)} />
      </Drawer>
      <Box
        sx={{
          ml: { md: width },
          maxWidth: maxWidth.page + 80,
          ...((isQueue || pathname === registry) && wide),
          display: "flex",
          flexDirection: "column",
          minHeight: "100dvh",
        }}
      >
        <Header menuOpen={open} onMenu={() => setOpen(true)} />
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{ flex: 1, px: { xs: 2.5, md: 5 }, pt: { xs: 2.5, md: 1 }, pb: 4 }}
        >
          <DeletionNotice />
          {!isTask && <EmailNotice />}
          {!isTask && <SecondFactorOffer />}
          {children}
          {!isQueue && <Offline atFoot />}
        </Box>
        <Box sx={{ px: { xs: 2.5, md: 5 }, ...afterLoading }}>
          <Footer />
        </Box>
      </Box>
    </Box>
  );
}
