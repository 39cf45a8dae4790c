import { useEffect, useRef, useState } from "react";
import { announce } from "#web/ui/announce.ts";
import { filterId } from "./QueueTools.tsx";
import { shortcutOf } from "./shortcuts.ts";

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
    // Without storage the choice holds until the page is loaded again.
  }
}

/** Where a letter is a letter, or belongs to something that lies over the page. */
const ownKeys =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

const jackets = () => [...document.querySelectorAll<HTMLElement>("main article")];
const current = () => document.activeElement?.closest<HTMLElement>("main article") ?? undefined;
const isInView = (jacket: HTMLElement) => jacket.getBoundingClientRect().bottom > 100;

/** Gives the focus to a jacket's heading, with the jacket at the top of the window. */
function goTo(jacket: HTMLElement): void {
  jacket.scrollIntoView({ block: "start", behavior: "instant" });
  jacket.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}

function step(by: 1 | -1): void {
  const all = jackets();
  const here = current();
  const next = here ? all[all.indexOf(here) + by] : (all.find(isInView) ?? all[0]);
  if (next) goTo(next);
  else announce(by > 0 ? "This is the last jacket" : "This is the first jacket");
}

function press(key: string, within: ParentNode | undefined): void {
  const button = within?.querySelector<HTMLElement>(`[data-shortcut="${key}"]`);
  if (button) button.click();
  else if (!within) announce("Press j to go to a jacket first");
  else if (within === document) announce("There is no mark to undo");
}

/** The single-letter keys of a queue's screen: whether they are on, and a help that tells of them. */
export function useShortcuts() {
  const [on, setOn] = useState(load);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const run = useRef((key: string) => {
    if (key === "j") step(1);
    else if (key === "k") step(-1);
    else if (key === "/") document.getElementById(filterId)?.focus();
    else if (key === "?") setHelpOpen(true);
    else press(key, key === "u" ? document : current());
  });
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (!key || (event.target instanceof Element && event.target.closest(ownKeys))) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      run.current(key);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [on]);
  return {
    on,
    setOn: (value: boolean) => {
      setOn(value);
      save(value);
    },
    isHelpOpen,
    setHelpOpen,
  };
}
