import { matchPath } from "react-router-dom";
import { sessionStore } from "#web/session/store/SessionStore.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { homePaths } from "./homePaths.ts";
import { publicScreens, screens, screensFor, visitorScreens } from "./routes.tsx";

type Load = () => Promise<unknown>;

/** What every screen of a signed-in account needs, and would find one after the other. */
const frame: readonly Load[] = [
  () => import("./SignedIn.tsx"),
  () => import("#web/session/pageSession.ts"),
  () => import("#web/session/manager/sessionCalls.ts"),
  () => import("#web/api/transport.ts"),
];

/**
 * The loads of the screen at `pathname`; of a visitor's page, the account's first screen. Without an account a screen
 * for accounts is loaded as well: the session may be another tab's, or the visitor signs in to see it.
 */
export function loadsOf(pathname: string, user: SessionUser | undefined): readonly Load[] {
  const ofAccounts = user ? screensFor(user.Role) : screens;
  const others = user ? publicScreens : [...visitorScreens, ...publicScreens];
  const home = user && homePaths[user.Role];
  const own =
    ofAccounts.find(({ path }) => matchPath(path, pathname)) ?? ofAccounts.find(({ path }) => path === home);
  const other = others.find(({ path }) => matchPath(path, pathname));
  const Page = (other ?? own)?.Page;
  const page = Page && "load" in Page ? [Page.load] : [];
  return user || (own && !other) ? [...frame, ...page] : page;
}

/**
 * Begins to load all that this address shows at once: otherwise each part is known only when the one before it is
 * drawn. What fails is asked for again, and told, where it is drawn.
 */
export function preloadScreen(): void {
  for (const load of loadsOf(location.pathname, sessionStore.state().user)) load().catch(() => {});
}
