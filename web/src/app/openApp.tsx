import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import "#web/ui/navigation/blockHistory.ts";
import { App } from "./App.tsx";
import { preloadScreen } from "./preloadScreen.ts";

const screen = preloadScreen();

export async function openApp(root: HTMLElement, isBuilt: boolean): Promise<void> {
  // The text stays until all of it can be taken over.
  if (isBuilt) await screen;
  // At once, the page would freeze for a third of a second on a phone.
  startTransition(() => {
    if (isBuilt) {
      hydrateRoot(root, <App />);
      return;
    }
    root.replaceChildren();
    // The library's own would adopt the document's styles, even refused ones.
    const cache = createCache({ key: "css" });
    createRoot(root).render(
      <CacheProvider value={cache}>
        <App />
      </CacheProvider>,
    );
  });
}
