import { type ComponentType, type ReactNode, Suspense } from "react";
import { BrowserRouter, matchPath, useLocation } from "react-router-dom";
import { loadedPage } from "#web/app/page/loadedPage.tsx";
import { PageBoundary } from "#web/app/page/PageBoundary.tsx";
import { useSession } from "#web/session/SessionContext.ts";
import { SessionProvider } from "#web/session/SessionProvider.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { AppTheme } from "#web/ui/theme/AppTheme.tsx";
import { ToastHost } from "#web/ui/toasts/ToastHost.tsx";
import { sharedScreens } from "./routes.tsx";
import { SignedOut } from "./SignedOut.tsx";

export const SignedIn = loadedPage("SignedIn", () => import("./SignedIn.tsx"));

function Screens() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isShared = sharedScreens.some(({ path }) => matchPath(path, pathname));
  return (
    <Suspense fallback={<Loading what="this page" />}>
      {/* Another account begins with nothing of the last one. */}
      {user && !isShared ? <SignedIn key={user.ID} /> : <SignedOut />}
    </Suspense>
  );
}

interface Props {
  /** @default the browser's */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ Router = BrowserRouter }: Props) {
  return (
    <AppTheme>
      <SessionProvider>
        <Router>
          <PageBoundary>
            <Screens />
          </PageBoundary>
        </Router>
      </SessionProvider>
      <ToastHost />
    </AppTheme>
  );
}
