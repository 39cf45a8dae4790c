import { focusManager, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { lazy, useCallback, useEffect, useState } from "react";
import { matchPath, Navigate, Route, Routes, useLocation } from "react-router-dom";
import type { Role } from "#shared/model/role.ts";
import { newQueryClient } from "#web/api/queryClient.ts";
import { NotFoundPage } from "#web/app/page/NotFoundPage.tsx";
import { PageBoundary } from "#web/app/page/PageBoundary.tsx";
import { PageFade } from "#web/app/page/PageFade.tsx";
import { useKeptPlace } from "#web/app/page/useKeptPlace.ts";
import { SessionGuard } from "#web/app/session/SessionGuard.tsx";
import { wantsHome } from "#web/entities/account/newAccount.ts";
import { hasUnsavedDraft } from "#web/features/members/draft/draftCache.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { useLeaveWarning } from "#web/ui/navigation/useLeaveWarning.ts";
import { entrances, homePaths } from "./homePaths.ts";
import { publicScreens, RequiredSecondFactor, screensFor } from "./routes.tsx";
import { watchScreen } from "./session/watchScreen.ts";
import { Shell } from "./shell/Shell.tsx";

/** For registration answers not yet on the server. */
function DraftWarning() {
  const cache = useQueryClient();
  useLeaveWarning(useCallback(() => hasUnsavedDraft(cache), [cache]));
  return null;
}

const FirstHome = lazy(async () => ({ default: (await import("#web/app/page/FirstHome.tsx")).FirstHome }));

/** The requested page, or the role's first. A home wanted at registration is added first. */
function Entrance({ role }: { readonly role: Role }) {
  const { state } = useLocation();
  const { Email } = useUser();
  const [isHomeWanted] = useState(() => wantsHome(Email));
  const asked = (state as { from?: string } | null)?.from;
  const mayOpen = asked && screensFor(role).some(({ path }) => matchPath(path, asked.split("?")[0] ?? ""));
  const path = mayOpen ? asked : homePaths[role];
  if (isHomeWanted) return <FirstHome next={mayOpen ? asked : "/Members/Add"} otherwise={path} />;
  return <Navigate to={path} replace />;
}

export function SignedIn() {
  const { Role: role, SecondFactor: secondFactor } = useUser();
  const { logout } = useSession();
  const [client] = useState(newQueryClient);
  // The second step is stored before its recovery codes are shown, and a renewed session no longer asks for it.
  const [hasCodes, setCodes] = useState(false);
  const known = role in homePaths;
  useKeptPlace();
  // An unwatched screen does not poll.
  useEffect(() => focusManager.setEventListener((tell) => watchScreen(window, tell)), []);
  useEffect(() => {
    if (!known) void logout();
  }, [known, logout]);
  if (!known) return null;
  const isHeld = secondFactor === "required" || hasCodes;
  const screens = isHeld ? [] : screensFor(role);
  const links = screens.flatMap(({ path, link }) => (link ? [{ path, ...link }] : []));
  return (
    <QueryClientProvider client={client}>
      <Shell links={links}>
        <PageFade>
          <PageBoundary inShell>
            <Routes>
              {!isHeld && entrances.map((path) => <Route key={path} path={path} element={<Entrance role={role} />} />)}
              {[...screens, ...publicScreens].map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route
                path="*"
                element={isHeld ? <RequiredSecondFactor onCodes={setCodes} /> : <NotFoundPage home={homePaths[role]} />}
              />
            </Routes>
          </PageBoundary>
        </PageFade>
      </Shell>
      <DraftWarning />
      <SessionGuard />
    </QueryClientProvider>
  );
}
