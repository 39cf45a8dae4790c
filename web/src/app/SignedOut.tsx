import { matchPath, Navigate, Route, Routes, useLocation } from "react-router-dom";
import { useSession } from "#web/session/SessionContext.ts";
import { KnownPaths } from "#web/ui/knownPaths.ts";
import { PageFade } from "./PageFade.tsx";
import { screens, visitorScreens } from "./routes.tsx";
import { useWayBack } from "./useWayBack.ts";

const paths = visitorScreens.map(({ path }) => path);

const isScreen = (pathname: string) => screens.some(({ path }) => matchPath(path, pathname));

/**
 * Where a path leads that is no visitor's: after a session ended on it, to sign-in and back; otherwise to the
 * first page, from where sign-in leads back to a screen that was asked for.
 */
function Elsewhere() {
  const { pathname, search } = useLocation();
  const { exit } = useSession();
  const back = { from: `${pathname}${search}` };
  if (exit === "back") return <Navigate to="/Login" replace state={back} />;
  if (exit === "signIn") return <Navigate to="/Login" replace />;
  return <Navigate to="/Homepage" replace state={!exit && isScreen(pathname) ? back : null} />;
}

/** The site for visitors. */
export function SignedOut() {
  useWayBack();
  return (
    <KnownPaths value={paths}>
      <PageFade>
        <Routes>
          {visitorScreens.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </PageFade>
    </KnownPaths>
  );
}
