import { matchPath } from "react-router-dom";
import { sessionStore } from "#web/session/store/SessionStore.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { SignedIn } from "./App.tsx";
import { frame, type Load } from "./frame.ts";
import { homePaths } from "./homePaths.ts";
import { publicScreens, screens, screensFor, sharedScreens, type VisitorScreen, visitorScreens } from "./routes.tsx";

const loadOf = ({ Page }: VisitorScreen): readonly Load[] => ("load" in Page ? [Page.load] : []);

/**
 * Of a visitor's page, also the account's first screen. Without an account also screens for accounts: another tab may
 * have the session, or the visitor signs in.
 */
export function loadsOf(pathname: string, user: SessionUser | undefined): readonly Load[] {
  const find = (all: readonly VisitorScreen[], asked = pathname) => all.find(({ path }) => matchPath(path, asked));
  const unframed = find(user ? sharedScreens : [...visitorScreens, ...publicScreens]);
  if (unframed) return loadOf(unframed);
  const own = user ? screensFor(user.Role) : screens;
  const framed = find([...own, ...publicScreens]) ?? (user && find(own, homePaths[user.Role]));
  return framed ? [SignedIn.load, ...frame, ...loadOf(framed)] : [];
}

/** A failed load is repeated, and told, where the part is drawn. */
export async function preloadScreen(): Promise<void> {
  const loads = loadsOf(location.pathname, sessionStore.state().user);
  await Promise.all(loads.map((load) => load().catch(() => {})));
}
