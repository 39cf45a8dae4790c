import { onAccountRestricted, provideRenewal, renewToken } from "#web/api/accessToken.ts";
import { SessionManager } from "#web/session/manager/SessionManager.ts";
import { sessionStore } from "#web/session/store/SessionStore.ts";
import { sentencesOfEnd } from "#web/session/store/sentencesOfEnd.ts";
import { onTabMessage } from "#web/session/tabs/tabChannel.ts";
import { announce, clearAnnouncements } from "#web/ui/feedback/announce.ts";
import { hasUnsaved } from "#web/ui/navigation/useLeaveWarning.ts";
import { clearToasts } from "#web/ui/toasts/toast.ts";

/** Not loaded before a visitor signs in. */
export const pageSession = new SessionManager({
  store: sessionStore,
  holdsInput: hasUnsaved,
  loadCalls: () => import("#web/session/manager/sessionCalls.ts"),
  onLeave: (ended) => {
    // They may name people, and another person may be next.
    clearToasts();
    clearAnnouncements();
    if (ended) announce(sentencesOfEnd[ended], true);
  },
});

provideRenewal(pageSession.renew);
onAccountRestricted(pageSession.restrict);
onTabMessage((message) => void pageSession.receive(message));
// A page in the browser's memory outlives its session.
window.addEventListener("pageshow", ({ persisted }) => {
  // After a failure the next call renews the token.
  if (persisted) renewToken().catch(() => {});
});
