import { CacheProvider } from "@emotion/react";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "#web/ui/navigation/blockHistory.ts";
import { createStyleCache } from "#web/ui/theme/createStyleCache.ts";
import { App } from "./App.tsx";
import { preloadScreen } from "./preloadScreen.ts";

const screen = preloadScreen();

export async function openApp(root: HTMLElement, isBuilt: boolean): Promise<void> {
  // The text stays until all of it can be taken over.
  if (isBuilt) await screen;
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
