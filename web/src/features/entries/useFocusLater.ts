import { useEffect, useRef } from "react";

/** Answers how to give the focus to the element of an id that is drawn now or a little later. */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<string>(undefined);
  // After every drawing, since what is wanted may come with a later answer of the server.
  useEffect(() => {
    const element = wanted.current && document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  return (id) => {
    wanted.current = id;
  };
}
