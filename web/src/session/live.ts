import { sentencesOfEnd } from "#web/session/store/sentencesOfEnd.ts";
import { announce, hush } from "#web/ui/feedback/announce.ts";
import { clearToasts } from "#web/ui/toasts/toast.ts";
import { LiveSession } from "./LiveSession.ts";
import { hearOtherTabs } from "./otherTabs.ts";
import { pageSession } from "./SessionHolder.ts";
import { onRefusal, onRenewal, renewToken } from "./token.ts";

/** What happens to the session of this page. A visitor's page does without it until somebody signs in. */
export const live = new LiveSession({
  holder: pageSession,
  loadCalls: () => import("./sessionCalls.ts"),
  onLeave: (ended) => {
    // They may name people, and the next person at this screen is another one.
    clearToasts();
    hush();
    if (ended) announce(sentencesOfEnd[ended], true);
  },
});

onRenewal(live.renew);
onRefusal(live.refuse);
hearOtherTabs((news) => void live.hear(news));

// A page that comes back from the browser's memory was away while its session may have ended.
window.addEventListener("pageshow", ({ persisted }) => {
  // What could not be asked now is asked with the next call.
  if (persisted) renewToken().catch(() => {});
});
