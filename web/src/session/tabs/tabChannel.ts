const name = "beforehand.session";

/** The browser's tabs share one cookie and so one session. */
export type TabMessage =
  | { readonly type: "logout" }
  /** A new password has ended every sign-in. */
  | { readonly type: "ended" }
  | { readonly type: "login"; readonly ID: string; readonly since: number; readonly remember: boolean };

// For both directions: a channel does not receive its own messages.
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(name);
  return channel;
}

export function broadcast(message: TabMessage): void {
  open().postMessage(message);
}

/** Returns how to stop. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const listen = ({ data }: MessageEvent<TabMessage>) => listener(data);
  const opened = open();
  opened.addEventListener("message", listen);
  return () => opened.removeEventListener("message", listen);
}
