import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { Loading } from "#web/ui/feedback/Loading.tsx";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const fade = { "@media (prefers-reduced-motion: no-preference)": { animation: `${appear} 0.4s ease-out` } };

/**
 * Fades further pages in over 0.4 s, unless motion is unwanted. The first may have come with the document and been
 * scrolled.
 */
export function PageFade({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState({ pathname, isFirst: true });
  if (shown.pathname !== pathname) setShown({ pathname, isFirst: false });
  useEffect(() => {
    if (!shown.isFirst) window.scrollTo({ top: 0, behavior: "instant" });
  }, [shown]);
  return (
    <Box key={pathname} {...(!shown.isFirst && { sx: fade })}>
      <Suspense fallback={<Loading what="this page" />}>{children}</Suspense>
    </Box>
  );
}
