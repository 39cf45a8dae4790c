import { useSyncExternalStore } from "react";

function onChange(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** In a page written by the build. */
const whileBuilt = () => true;

export const useOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine, whileBuilt);
