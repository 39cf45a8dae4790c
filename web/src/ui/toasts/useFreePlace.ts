import { useEffect } from "react";
import { air, freeTop } from "./freeTop.ts";
import { obstacles } from "./obstacles.ts";
import { giveRoom, roomHost, takeRoom } from "./room.ts";
import { topOverlay } from "./topOverlay.ts";

const smallest = 14;
const panels = ".notistack-Snackbar";
const held = `${panels}:is(:hover, :focus-within)`;

/** The lower edge of the page's header, in px from the window's top; 0 when it is scrolled away. */
const headerEdge = (): number =>
  Math.max(0, Math.ceil(document.querySelector("header")?.getBoundingClientRect().bottom ?? 0));

/** Finds a free place for the region's messages from the corner downwards, or has the page make room. */
function place(region: HTMLElement): void {
  const shown = [...region.querySelectorAll<HTMLElement>(panels)];
  if (shown.length === 0) {
    takeRoom();
    return;
  }
  // It would run away from the pointer that is about to press its button.
  if (region.querySelector(held)) return;
  const overlay = topOverlay();
  const host = overlay ?? document.documentElement;
  const header = overlay ? 0 : headerEdge();
  const edge = Math.max(smallest, header);
  const height = shown.reduce((sum, { offsetHeight }) => sum + offsetHeight + 2 * air, 0);
  const { left = 0, right = 0 } = region.firstElementChild?.getBoundingClientRect() ?? {};
  const wanted = { left, right, top: edge, bottom: edge + height };
  // Room that was given stays until the last message goes: the page moves once.
  const free = roomHost() === host ? undefined : freeTop(wanted, obstacles(host), window.innerHeight / 2);
  if (free === undefined) giveRoom(host, smallest + height + air);
  else takeRoom();
  const { style } = region;
  style.setProperty("--toast-top", `${free ?? edge}px`);
  style.setProperty("--band-top", `${header}px`);
  style.setProperty("--band-left", `${document.querySelector("main")?.getBoundingClientRect().left ?? 0}px`);
  // Beside a header in sight the room is empty, and takes no press.
  const hides = free === undefined && !overlay && header === 0;
  style.setProperty("--band-height", hides ? `${smallest + height + air}px` : "0px");
}

/** Keeps the region's messages off everything that can be pressed or tells an error, in every frame they stand. */
export function useFreePlace(region: HTMLElement | null): void {
  useEffect(() => {
    if (!region) return;
    let frame = 0;
    const follow = () => {
      place(region);
      frame = region.querySelector(panels) ? requestAnimationFrame(follow) : 0;
    };
    const changed = () => {
      cancelAnimationFrame(frame);
      follow();
    };
    const observer = new MutationObserver(changed);
    observer.observe(region, { childList: true, subtree: true });
    changed();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      takeRoom();
    };
  }, [region]);
}
