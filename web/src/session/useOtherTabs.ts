import { useCallback, useEffect } from "react";

const name = "beforehand.session";

/** Ends the session of this tab when another one ends it; answers how to tell the others. */
export function useOtherTabs(leave: () => void): () => void {
  useEffect(() => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = () => leave();
    return () => channel.close();
  }, [leave]);
  return useCallback(() => {
    const channel = new BroadcastChannel(name);
    channel.postMessage("logout");
    channel.close();
  }, []);
}
