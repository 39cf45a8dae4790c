import { announce } from "#web/ui/feedback/announce.ts";

const jackets = () => [...document.querySelectorAll<HTMLElement>("main article")];
const isInView = (jacket: HTMLElement) => jacket.getBoundingClientRect().bottom > 100;

/** Focused, on its heading or inside. */
export const currentJacket = () => document.activeElement?.closest<HTMLElement>("main article") ?? undefined;

/** The last jacket's heading at the list's end: keys go on from there. */
let left = "";
const leftJacket = () => document.getElementById(left)?.closest<HTMLElement>("main article") ?? undefined;

function goTo(jacket: HTMLElement): void {
  jacket.scrollIntoView({ block: "start", behavior: "instant" });
  jacket.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}

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

/** From the last jacket to the button for more. */
export function step(by: 1 | -1): void {
  const isAtEnd = document.activeElement?.closest("main [data-show-more]");
  const from = isAtEnd ? leftJacket() : undefined;
  if (from && by < 0) goTo(from);
  else stepFrom(from ?? currentJacket(), by);
}
