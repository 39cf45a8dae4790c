import { sessionStore } from "#web/session/store/SessionStore.ts";
import { sessionOfOtherTab } from "#web/session/tabs/tabLocks.ts";

/** The path of the page that the build writes. */
export const builtPath = "/Homepage";

/** Whether a visitor who opens the site's address stays a visitor: no session here, none that ended, none elsewhere. */
async function isVisitor(): Promise<boolean> {
  const { user, exit } = sessionStore.state();
  if (user) return false;
  if (location.pathname === builtPath) return true;
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
 * Whether the page in the document, which the build wrote, is the one to show: the landing page of a visitor. Its
 * address is then the landing page's own.
 */
export async function keepsBuiltPage(root: HTMLElement): Promise<boolean> {
  if (!root.hasChildNodes() || !hasStyles() || !isAsBuilt() || !(await isVisitor())) return false;
  if (location.pathname !== builtPath) history.replaceState(null, "", builtPath);
  return true;
}
