import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { useSession } from "#web/session/SessionContext.ts";
import { KnownPaths } from "#web/ui/knownPaths.ts";
import { PageFade } from "./PageFade.tsx";
import { visitorScreens } from "./routes.tsx";

const paths = visitorScreens.map(({ path }) => path);

/** Where an unknown path leads: to sign-in and back when a session ended on it, otherwise to the first page. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  const { message } = useSession();
  if (message) return <Navigate to="/Login" replace state={{ from: `${pathname}${search}` }} />;
  return <Navigate to="/Homepage" replace />;
}

/** The site for visitors. */
export function SignedOut() {
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
