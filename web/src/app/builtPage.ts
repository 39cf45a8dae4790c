import { type BuiltPage, builtPages } from "#shared/builtPages.ts";
import { sessionStore } from "#web/session/store/SessionStore.ts";
import { sessionOfOtherTab } from "#web/session/tabs/tabLocks.ts";

/** The built page at an address; undefined where the document came empty. */
const pageAt = (pathname: string): BuiltPage | undefined =>
  builtPages.find(({ path, alsoAt }) => path === pathname || alsoAt.includes(pathname));

/**
 * Whether a visitor stays one: no session here, none whose end the page tells; at the site's address none that
 * ended at all, and none elsewhere.
 */
async function isVisitor({ path }: BuiltPage): Promise<boolean> {
  const { user, ended, exit } = sessionStore.state();
  if (user || ended) return false;
  if (location.pathname === path) return true;
  return exit === undefined && (await sessionOfOtherTab().catch(() => undefined)) === undefined;
}

/** State of an earlier visit, as a chosen city, is not in the built page. */
const isAsBuilt = (): boolean => (history.state as { usr?: unknown } | null)?.usr == null;

/**
 * During a release the page and the Content-Security-Policy may be of two releases, and the policy refuses the
 * page's styles. The page is then drawn anew with the sheet.
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

/** Whether to show the document's built page: a visitor's, at its own address. */
export async function keepsBuiltPage(root: HTMLElement): Promise<boolean> {
  const page = root.hasChildNodes() ? pageAt(location.pathname) : undefined;
  if (!page || !hasStyles() || !isAsBuilt() || !(await isVisitor(page))) return false;
  if (location.pathname !== page.path) history.replaceState(null, "", page.path);
  return true;
}
