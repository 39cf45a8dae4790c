import { useEffect } from "react";
import { announce } from "./announce.ts";
import { Notice } from "./Notice.tsx";
import { useOnline } from "./useOnline.ts";

const sentence =
  "You are offline. What is on this page stays. What you press now is sent when you are back online.";

/** Says that the device has no network, while it has none. */
export function Offline() {
  const online = useOnline();
  useEffect(() => {
    if (!online) announce(sentence, true);
  }, [online]);
  return online ? null : <Notice kind="warning">{sentence}</Notice>;
}
