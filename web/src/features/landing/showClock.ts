import { clockText, everySecond } from "./clockText.ts";

/** In the built page, before the program takes it over. Returns how to stop. */
export function showClock(): () => void {
  const clock = document.querySelector("[data-clock]");
  const show = () => {
    const text = clockText();
    if (clock && clock.textContent !== text) clock.textContent = text;
  };
  show();
  return everySecond(show);
}
