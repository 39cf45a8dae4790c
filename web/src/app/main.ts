import "virtual:theme.css";
import "#web/ui/theme/page.css";
import { notReached } from "#web/features/landing/notReached.ts";
import { showLiveTexts } from "#web/features/landing/showLiveTexts.ts";
import { keepEarlyPress, takeEarlyPress } from "#web/ui/navigation/earlyPress.ts";
import { builtPageAt, keepsBuiltPage } from "./builtPage.ts";
import { fetchProgram } from "./fetchProgram.ts";
import { startAhead } from "./startAhead.ts";
import { isInUse, untilUsed } from "./untilUsed.ts";

const load = () => import("./openApp.tsx");

/** Without a connection the page stays, with its input, for another try. */
async function loadAtUse(root: HTMLElement): ReturnType<typeof load> {
  try {
    return await load();
  } catch {
    // Pointing at a control is no question yet.
    if (takeEarlyPress()) alert(notReached);
    await untilUsed(root);
    return loadAtUse(root);
  }
}

/** Such a page is complete without the program, which runs at its first use. */
async function openToRead(root: HTMLElement): Promise<void> {
  fetchProgram();
  keepEarlyPress();
  const stopTexts = showLiveTexts();
  if (!isInUse()) await untilUsed(root);
  const { openApp } = await loadAtUse(root);
  stopTexts();
  await openApp(root, true);
}

async function open(root: HTMLElement): Promise<void> {
  const isToRead = root.hasChildNodes() && builtPageAt(location.pathname)?.isToRead;
  // Meanwhile the session is looked for.
  const loading = isToRead ? undefined : load();
  const isBuilt = await keepsBuiltPage(root);
  if (isToRead && isBuilt) return openToRead(root);
  const { openApp } = await (loading ?? load());
  await openApp(root, isBuilt);
}

startAhead();
const root = document.getElementById("root");
if (root) void open(root);
