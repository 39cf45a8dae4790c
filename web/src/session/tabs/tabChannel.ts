const name = "beforehand.session";

/** What a tab tells the other ones of this browser: they share one cookie, and so one session. */
export type TabNews =
  /** Somebody left. */
  | { readonly type: "logout" }
  /** Every sign-in has ended, by a new password. */
  | { readonly type: "ended" }
  /** Somebody signed in. */
  | {
      readonly type: "login";
      readonly ID: string;
      readonly since: number;
      readonly remember: boolean;
    };

// One for both directions: a channel does not hear itself.
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(name);
  return channel;
}

/** Tells the other tabs. */
export function tellOtherTabs(news: TabNews): void {
  open().postMessage(news);
}

/** Hears what other tabs tell; answers how to stop. */
export function hearOtherTabs(hear: (news: TabNews) => void): () => void {
  const listen = ({ data }: MessageEvent<TabNews>) => hear(data);
  const heard = open();
  heard.addEventListener("message", listen);
  return () => heard.removeEventListener("message", listen);
}
