import { useEffect, useState } from "react";
import { matchPath, Navigate, Route, Routes, useLocation } from "react-router-dom";
import { PageFade } from "#web/app/page/PageFade.tsx";
import { useSession } from "#web/session/SessionContext.ts";
import { sessionOfOtherTab } from "#web/session/tabs/tabLocks.ts";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { screens, visitorScreens } from "./routes.tsx";
import { useReturnPath } from "./useReturnPath.ts";

const isScreen = (pathname: string) => screens.some(({ path }) => matchPath(path, pathname));

/**
 * Whether it is known that nobody is signed in. A link that was opened in a new tab leads to somebody's page:
 * without "Remember me" only the other tabs know of them.
 */
function useIsVisitor(): boolean {
  const { exit, join } = useSession();
  const [isAsked, setIsAsked] = useState(exit !== undefined);
  useEffect(() => {
    if (isAsked) return;
    const ask = async () => {
      const since = await sessionOfOtherTab();
      if (since !== undefined) await join(since);
    };
    ask()
      .catch(() => {})
      .finally(() => setIsAsked(true));
  }, [isAsked, join]);
  return isAsked;
}

/**
 * Where a path leads that is no visitor's: after a session ended on it, to sign-in and back; otherwise to the
 * first page, from where sign-in leads back to a screen that was asked for.
 */
function Elsewhere() {
  const { pathname, search } = useLocation();
  const { exit } = useSession();
  if (!useIsVisitor()) return <Loading what="this page" />;
  const back = { from: `${pathname}${search}` };
  if (exit === "back") return <Navigate to="/Login" replace state={back} />;
  if (exit === "signIn") return <Navigate to="/Login" replace />;
  return <Navigate to="/Homepage" replace state={!exit && isScreen(pathname) ? back : null} />;
}

/** The site for visitors. */
export function SignedOut() {
  useReturnPath();
  return (
    <PageFade>
      <Routes>
        {visitorScreens.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </PageFade>
  );
}
