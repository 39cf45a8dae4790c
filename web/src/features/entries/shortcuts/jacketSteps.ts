import { announce } from "#web/ui/feedback/announce.ts";

const jackets = () => [...document.querySelectorAll<HTMLElement>("main article")];
const isInView = (jacket: HTMLElement) => jacket.getBoundingClientRect().bottom > 100;

/** The jacket that has the focus, on its heading or within. */
export const currentJacket = () => document.activeElement?.closest<HTMLElement>("main article") ?? undefined;

/** Names the heading of the jacket from which a key led to the list's end: there the keys go on. */
let left = "";
const leftJacket = () => document.getElementById(left)?.closest<HTMLElement>("main article") ?? undefined;

/** Gives the focus to a jacket's heading, with the jacket at the top of the window. */
function goTo(jacket: HTMLElement): void {
  jacket.scrollIntoView({ block: "start", behavior: "instant" });
  jacket.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}

/** The list's end is reached: its button for more takes the focus, if there is one. */
function goToEnd(from: HTMLElement | undefined): void {
  const more = document.querySelector<HTMLElement>("main [data-show-more] button");
  left = from?.querySelector("h2")?.id ?? "";
  more?.focus();
  announce(more ? "More jackets wait: press Show more" : "This is the last jacket");
}

function stepFrom(here: HTMLElement | undefined, by: 1 | -1): void {
  const all = jackets();
  const next = here ? all[all.indexOf(here) + by] : (all.find(isInView) ?? all[0]);
  if (next) goTo(next);
  else if (by > 0) goToEnd(here);
  else announce("This is the first jacket");
}

/** Goes to the next jacket or the one before; from the last one that has come to the button for more. */
export function step(by: 1 | -1): void {
  const isAtEnd = document.activeElement?.closest("main [data-show-more]");
  const from = isAtEnd ? leftJacket() : undefined;
  if (from && by < 0) goTo(from);
  else stepFrom(from ?? currentJacket(), by);
}
