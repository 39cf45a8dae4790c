import { keyframes } from "@emotion/react";
import Box from "@mui/material/Box";
import { type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { PageLoading } from "#web/ui/feedback/PageLoading.tsx";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Scrolls each path to its top and fades it in over 0.4 s, or at once where motion is unwanted. */
export function PageFade({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read; its change is the occasion
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);
  return (
    <Box
      key={pathname}
      sx={{ "@media (prefers-reduced-motion: no-preference)": { animation: `${appear} 0.4s ease-out` } }}
    >
      <Suspense fallback={<PageLoading what="this page" />}>{children}</Suspense>
    </Box>
  );
}
