import { type BuiltPage, builtPages } from "#shared/builtPages.ts";
import { sessionStore } from "#web/session/store/SessionStore.ts";
import { sessionOfOtherTab } from "#web/session/tabs/tabLocks.ts";

/** The page of which the build wrote the text for an address; undefined where the document came empty. */
const pageAt = (pathname: string): BuiltPage | undefined =>
  builtPages.find(({ path, alsoAt }) => path === pathname || alsoAt.includes(pathname));

/**
 * Whether a visitor who opens a page stays a visitor: no session here, none of which the page tells that it ended; and
 * at the site's address none that ended at all, and none elsewhere.
 */
async function isVisitor({ path }: BuiltPage): Promise<boolean> {
  const { user, ended, exit } = sessionStore.state();
  if (user || ended) return false;
  if (location.pathname === path) return true;
  return exit === undefined && (await sessionOfOtherTab().catch(() => undefined)) === undefined;
}

/** What an earlier visit left in the history, as a chosen city, is not in the page that the build wrote. */
const isAsBuilt = (): boolean => (history.state as { usr?: unknown } | null)?.usr == null;

/**
 * For the minutes of a release the page and the Content-Security-Policy may be of two releases. The policy then
 * refuses the page's styles: without them the page is drawn anew, and the sheet is loaded.
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

/**
 * Whether the page in the document, which the build wrote, is the one to show: a visitor's. Its address is then the
 * page's own.
 */
export async function keepsBuiltPage(root: HTMLElement): Promise<boolean> {
  const page = root.hasChildNodes() ? pageAt(location.pathname) : undefined;
  if (!page || !hasStyles() || !isAsBuilt() || !(await isVisitor(page))) return false;
  if (location.pathname !== page.path) history.replaceState(null, "", page.path);
  return true;
}
