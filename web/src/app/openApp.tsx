import { CacheProvider } from "@emotion/react";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "#web/ui/navigation/blockHistory.ts";
import { loadingDelay } from "#web/ui/feedback/Loading.tsx";
import { createStyleCache } from "#web/ui/theme/createStyleCache.ts";
import { App } from "./App.tsx";
import { preloadScreen } from "./preloadScreen.ts";

const screen = preloadScreen();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function openApp(root: HTMLElement, isBuilt: boolean): Promise<void> {
  // A built text stays until all of it can be taken over. An empty page waits while it would show no spinner either: a
  // part that comes after the first drawing costs a second one.
  await (isBuilt ? screen : Promise.race([screen, pause(loadingDelay)]));
  // At once, the page would freeze for a third of a second on a phone.
  startTransition(() => {
    const app = (
      <CacheProvider value={createStyleCache()}>
        <App />
      </CacheProvider>
    );
    if (isBuilt) {
      hydrateRoot(root, app);
      return;
    }
    root.replaceChildren();
    createRoot(root).render(app);
  });
}
