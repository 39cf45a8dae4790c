import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { endWarningSeconds } from "#shared/rules/account/sessionLength.ts";
import { PageBoundary } from "#web/app/page/PageBoundary.tsx";
import { pageSession } from "#web/session/pageSession.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { endOf } from "#web/session/store/sessionPhase.ts";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { hasUnsaved } from "#web/ui/navigation/useLeaveWarning.ts";
import { IdleDialog } from "./IdleDialog.tsx";
import { LockScreen } from "./LockScreen.tsx";
import { secondsUntil } from "./useSecondsLeft.ts";
import { useSessionPhase } from "./useSessionPhase.ts";

/** Since the page was opened. */
function useHasInput(): RefObject<boolean> {
  const hasInput = useRef(false);
  useEffect(() => {
    const note = () => {
      hasInput.current = true;
    };
    // A dropped file fires no input event.
    const events = ["input", "drop"];
    for (const event of events) window.addEventListener(event, note, { capture: true, once: true });
    return () => {
      for (const event of events) window.removeEventListener(event, note, { capture: true });
    };
  }, []);
  return hasInput;
}

/** Milliseconds: the screen's own parts load first. */
const screenMilliseconds = 5_000;

const loadEnded = () => import("./SessionEnded.tsx");
const loadEnding = () => import("./ExpiryDialog.tsx");
const SessionEnded = lazy(async () => ({ default: (await loadEnded()).SessionEnded }));
// Without the warning a session ends without a loss.
const noWarning = { ExpiryDialog: (_: { readonly onLater: () => void }) => null };
const ExpiryDialog = lazy(async () => ({ default: (await loadEnding().catch(() => noWarning)).ExpiryDialog }));

/** For a call and its message: they may first come once the network is gone. */
const loadTools = () => [import("#web/api/transport.ts"), import("#web/ui/toasts/Toaster.tsx")];

/** Warns before the session ends, then ends it. */
function Warnings() {
  const { user, since, remember } = useSession();
  const [warnSeconds, setWarnSeconds] = useState<number>(endWarningSeconds[0]);
  const { phase, stay } = useSessionPhase(warnSeconds);
  const later = () => {
    const left = secondsUntil(endOf({ role: user?.Role ?? "USER", since, remember }));
    setWarnSeconds(endWarningSeconds.find((seconds) => seconds < left) ?? 0);
  };
  useEffect(() => {
    if (phase === "idle" || phase === "ended") pageSession.expire(phase);
  }, [phase]);
  if (phase === "idleSoon") return <IdleDialog onStay={stay} />;
  if (phase !== "endsSoon") return null;
  return (
    <Suspense fallback={null}>
      <ExpiryDialog onLater={later} />
    </Suspense>
  );
}

export function SessionGuard() {
  const { lockReason, since } = useSession();
  const hasInput = useHasInput();
  useEffect(() => {
    // While the network and this release are there. A failed load is repeated on use.
    const timer = setTimeout(
      () => void Promise.allSettled([loadEnded(), loadEnding(), ...loadTools()]),
      screenMilliseconds,
    );
    return () => clearTimeout(timer);
  }, []);
  // Each sign-in has its own warnings.
  if (!lockReason) return <Warnings key={since} />;
  return (
    <LockScreen>
      <PageBoundary>
        <Suspense fallback={<Loading what="this page" />}>
          <SessionEnded holdsInput={hasInput.current || hasUnsaved()} />
        </Suspense>
      </PageBoundary>
    </LockScreen>
  );
}
