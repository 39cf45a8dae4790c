import { type BuiltPage, builtPages } from "#shared/builtPages.ts";
import { sessionStore } from "#web/session/store/SessionStore.ts";
import { sessionOfOtherTab } from "#web/session/tabs/tabLocks.ts";

/** Undefined where the document came empty. */
export const builtPageAt = (pathname: string): BuiltPage | undefined =>
  builtPages.find(({ path, alsoAt }) => path === pathname || alsoAt.includes(pathname));

/**
 * No session, and no end to tell; away from the page's own address also no earlier session, and none in another tab.
 */
async function isVisitor({ path }: BuiltPage): Promise<boolean> {
  const { user, ended, exit } = sessionStore.state();
  if (user || ended) return false;
  if (location.pathname === path) return true;
  return exit === undefined && (await sessionOfOtherTab().catch(() => undefined)) === undefined;
}

/** An earlier visit's state, as a chosen city, is not in the built page. */
const isAsBuilt = (): boolean => (history.state as { usr?: unknown } | null)?.usr == null;

/**
 * During a release, page and Content-Security-Policy may be of two releases: refused styles are replaced by the sheet.
 */
function hasStyles(): boolean {
  const styles = [...document.querySelectorAll("style")];
  const refused = styles.filter(({ sheet }) => !sheet);
  if (refused.length === 0) return true;
  const file = styles.find(({ dataset }) => dataset.file)?.dataset.file;
  for (const style of styles) style.remove();
  const link = document.createElement("link");
  if (file) document.head.append(Object.assign(link, { rel: "stylesheet", href: file }));
  return false;
}

export async function keepsBuiltPage(root: HTMLElement): Promise<boolean> {
  const page = root.hasChildNodes() ? builtPageAt(location.pathname) : undefined;
  if (!page || !hasStyles() || !isAsBuilt() || !(await isVisitor(page))) return false;
  if (location.pathname !== page.path) history.replaceState(null, "", page.path);
  return true;
}
