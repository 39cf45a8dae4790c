import { createContext, useContext } from "react";

/** The paths of the screens that the signed-in person, or a visitor, can open. */
export const KnownPaths = createContext<readonly string[]>([]);

/** Whether there is a screen at this path, as the table of routes writes it ("/Members/Edit/:id"). */
export function useHasPath(path: string): boolean {
  return useContext(KnownPaths).includes(path);
}
