import { createRoot, hydrateRoot } from "react-dom/client";
import "#web/ui/navigation/blockHistory.ts";
import { App } from "./App.tsx";
import { keepsBuiltPage } from "./builtPage.ts";

async function open(root: HTMLElement): Promise<void> {
  if (await keepsBuiltPage(root)) {
    hydrateRoot(root, <App />);
    return;
  }
  root.replaceChildren();
  createRoot(root).render(<App />);
}

const root = document.getElementById("root");
if (root) void open(root);
