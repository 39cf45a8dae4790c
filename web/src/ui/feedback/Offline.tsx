import type { SxProps, Theme } from "@mui/material/styles";
import { useEffect } from "react";
import { announce } from "./announce.ts";
import { Notice } from "./Notice.tsx";
import { useOnline } from "./useOnline.ts";

const sentence =
  "You are offline. What is on this page stays. To save or send something, wait until you are back online.";

interface Props {
  /** The page below has announced it. @default false */
  readonly quiet?: boolean;
  /** Sticks to a page's end: at its beginning it would move all below. @default false */
  readonly atFoot?: boolean;
  readonly sx?: SxProps<Theme>;
}

const foot = {
  position: "sticky",
  bottom: 12,
  zIndex: 3,
  mt: 2.5,
  "main:has(.sticky-bar) &": { bottom: "7rem" },
  "@media (max-height: 30em)": { position: "static" },
} as const satisfies SxProps<Theme>;

export function Offline({ quiet = false, atFoot = false, sx = atFoot ? foot : {} }: Props) {
  const online = useOnline();
  useEffect(() => {
    if (!online && !quiet) announce(sentence, true);
  }, [online, quiet]);
  if (online) return null;
  return (
    <Notice kind="warning" sx={sx}>
      {sentence}
    </Notice>
  );
}
