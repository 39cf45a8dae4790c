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
  readonly sx?: SxProps<Theme>;
}

export function Offline({ quiet = false, sx = {} }: Props) {
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
