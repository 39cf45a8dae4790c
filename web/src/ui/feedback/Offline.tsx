import type { SxProps, Theme } from "@mui/material/styles";
import { useEffect } from "react";
import { announce } from "./announce.ts";
import { Notice } from "./Notice.tsx";
import { useOnline } from "./useOnline.ts";

const sentence =
  "You are offline. What is on this page stays. To save or send something, wait until you are back online.";

interface Props {
  /** Whether it is only shown, where the page under it says it already. @default false */
  readonly quiet?: boolean;
  readonly sx?: SxProps<Theme>;
}

/** Says that the device has no network, while it has none. */
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
