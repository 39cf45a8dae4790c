import { useEffect, useRef, useState } from "react";
import { matchPath, Navigate, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { PageFade } from "#web/app/page/PageFade.tsx";
import { useSession } from "#web/session/SessionContext.ts";
import { sessionOfOtherTab } from "#web/session/tabs/tabLocks.ts";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { publicScreens, screens, VisitorFrame, visitorScreens } from "./routes.tsx";

/** Carries a visitor's requested page (`from`) to sign-in. */
function useReturnPath(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const from = (state as { from?: string } | null)?.from;
  const kept = useRef(from);
  useEffect(() => {
    if (from) kept.current = from;
    else if (kept.current)
      void navigate({ pathname, search, hash }, { replace: true, state: { ...state, from: kept.current } });
  }, [from, pathname, search, hash, state, navigate]);
}

const isScreen = (pathname: string) => screens.some(({ path }) => matchPath(path, pathname));

/** Without "Remember me" a new tab learns of a session from the other tabs only. */
function useIsVisitor(): boolean {
  const { exit, join } = useSession();
  const [isKnown, setIsKnown] = useState(exit !== undefined);
  useEffect(() => {
    if (isKnown) return;
    const ask = async () => {
      const since = await sessionOfOtherTab();
      if (since !== undefined) await join(since);
    };
    ask()
      .catch(() => {})
      .finally(() => setIsKnown(true));
  }, [isKnown, join]);
  return isKnown;
}

/** The site's own address may arrive with its file. */
const entrances = ["/", "/index.html"];

/** To sign-in after a session's end, otherwise to the first page. Sign-in then leads back. */
function Redirect() {
  const { pathname, search } = useLocation();
  const { exit } = useSession();
  if (!useIsVisitor()) return <Loading what="this page" />;
  const back = { from: `${pathname}${search}` };
  if (exit === "back") return <Navigate to="/Login" replace state={back} />;
  if (exit === "signIn") return <Navigate to="/Login" replace />;
  if (exit || entrances.includes(pathname)) return <Navigate to="/Homepage" replace />;
  return <Navigate to="/Homepage" replace state={isScreen(pathname) ? back : { missing: pathname }} />;
}

export function SignedOut() {
  useReturnPath();
  return (
    <PageFade>
      <Routes>
        {visitorScreens.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        {publicScreens.map(({ path, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <VisitorFrame>
                <Page />
              </VisitorFrame>
            }
          />
        ))}
        <Route path="*" element={<Redirect />} />
      </Routes>
    </PageFade>
  );
}
