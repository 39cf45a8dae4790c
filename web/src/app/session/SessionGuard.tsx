import { lazy, Suspense, useEffect, useState } from "react";
import { endWarningSeconds } from "#shared/rules/sessionLength.ts";
import { PageBoundary } from "#web/app/page/PageBoundary.tsx";
import { live } from "#web/session/pageSession.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { endOf } from "#web/session/store/sessionPhase.ts";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { hasUnsaved } from "#web/ui/navigation/useLeaveWarning.ts";
import { StillThere } from "./IdleDialog.tsx";
import { Cover } from "./LockScreen.tsx";
import { useTyped } from "./useHasInput.ts";
import { secondsUntil } from "./useSecondsLeft.ts";
import { useSessionPhase } from "./useSessionPhase.ts";

const loadEnded = () => import("./SessionEnded.tsx");
const loadEnding = () => import("./ExpiryDialog.tsx");
const SessionEnded = lazy(async () => ({ default: (await loadEnded()).SessionEnded }));
// Without its question a session still ends without a loss.
const noQuestion = { EndingSoon: (_: { readonly onLater: () => void }) => null };
const EndingSoon = lazy(async () => ({ default: (await loadEnding().catch(() => noQuestion)).EndingSoon }));

/** Ends the session by the clock, and asks before. */
function Warnings() {
  const { since, remember } = useSession();
  const [warnSeconds, setWarnSeconds] = useState<number>(endWarningSeconds[0]);
  const { phase, stay } = useSessionPhase(warnSeconds);
  const later = () => {
    const left = secondsUntil(endOf({ since, remember }));
    setWarnSeconds(endWarningSeconds.find((seconds) => seconds < left) ?? 0);
  };
  useEffect(() => {
    if (phase === "idle" || phase === "ended") live.expire(phase);
  }, [phase]);
  if (phase === "idleSoon") return <StillThere onStay={stay} />;
  if (phase !== "endsSoon") return null;
  return (
    <Suspense fallback={null}>
      <EndingSoon onLater={later} />
    </Suspense>
  );
}

/** Watches over the session of a signed-in person, and covers their page when it has ended. */
export function SessionWatch() {
  const { cover, since } = useSession();
  const typed = useTyped();
  useEffect(() => {
    // Now, while the line and this release are there; what fails is tried again when it is needed.
    void Promise.allSettled([loadEnded(), loadEnding()]);
  }, []);
  // Another sign-in is asked about anew.
  if (!cover) return <Warnings key={since} />;
  return (
    <Cover>
      <PageBoundary>
        <Suspense fallback={<Loading what="this page" />}>
          <SessionEnded holdsInput={typed.current || hasUnsaved()} />
        </Suspense>
      </PageBoundary>
    </Cover>
  );
}
