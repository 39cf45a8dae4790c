const property = "--toast-room";

let host: HTMLElement | undefined;

/** The element that reserves room, and undefined while none does. */
export const roomHost = (): HTMLElement | undefined => host;

/** Reserves `height` px at the top of the page or of an overlay; the styles are in theme/componentStyles.ts. */
export function giveRoom(element: HTMLElement, height: number): void {
  if (host !== element) takeRoom();
  host = element;
  element.style.setProperty(property, `${height}px`);
  // All that is seen moves down; the browser would scroll to keep it where it is, under the message.
  document.documentElement.style.overflowAnchor = "none";
}

/** Ends the reservation. A page that is scrolled further than the room does not move. */
export function takeRoom(): void {
  if (!host) return;
  const room = Number.parseFloat(host.style.getPropertyValue(property));
  const isPage = host === document.documentElement;
  host.style.removeProperty(property);
  if (isPage && window.scrollY > room) window.scrollBy({ top: -room, behavior: "instant" });
  document.documentElement.style.removeProperty("overflow-anchor");
  host = undefined;
}
