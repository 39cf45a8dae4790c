import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import { announce } from "#web/ui/feedback/announce.ts";
import { currentJacket, step } from "./jacketSteps.ts";
import { shortcutOf } from "./shortcuts.ts";

export const filterId = "entry-filter";
const name = "beforehand.shortcuts";

function load(): boolean {
  try {
    return sessionStorage.getItem(name) !== "off";
  } catch {
    return true;
  }
}

function save(on: boolean): void {
  try {
    sessionStorage.setItem(name, on ? "on" : "off");
  } catch {
    // The choice holds until a reload.
  }
}

/** A letter is input here, or meant for an overlay. */
const ownKeys =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** For the page's own buttons, with the sentence where one is missing. */
const pageKeys: Readonly<Record<string, string>> = {
  u: "There is no mark to undo",
  e: "There is no jacket to export",
  f: "Find is not among your screens",
};

function press(key: string, within: ParentNode | undefined, shiftKey: boolean): void {
  const button = within?.querySelector<HTMLElement>(`[data-shortcut="${key}"]`);
  // A click() of its own would lose the Shift key.
  if (button) button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }));
  else if (!within) announce("Press j to go to a jacket first");
  else if (within === document) announce(pageKeys[key] ?? "");
}

/** On a narrow window it stands behind a button. */
function focusFilter(): void {
  flushSync(() => document.querySelector<HTMLElement>('[data-shortcut="/"][aria-expanded="false"]')?.click());
  document.getElementById(filterId)?.focus();
}

export function useShortcuts() {
  // Read at the first key or in the help: the first access to a tab's storage holds up the drawing of its page.
  const [chosen, setChosen] = useState<boolean>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => {
    setChosen((known) => known ?? load());
    setHelpOpen(true);
  };
  const { pathname } = useLocation();
  const run = useRef((key: string, shiftKey: boolean) => {
    if (key === "j") step(1);
    else if (key === "k") step(-1);
    else if (key === "/") focusFilter();
    else if (key === "?") openHelp();
    else press(key, key in pageKeys ? document : currentJacket(), shiftKey);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (!key || !(chosen ?? load()) || (event.target instanceof Element && event.target.closest(ownKeys))) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      // Another screen is on its way.
      if (window.location.pathname !== pathname) return;
      event.preventDefault();
      run.current(key, event.shiftKey);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [chosen, pathname]);
  return {
    on: chosen ?? true,
    setOn: (value: boolean) => {
      setChosen(value);
      save(value);
    },
    isHelpOpen,
    openHelp,
    closeHelp: () => setHelpOpen(false),
  };
}
