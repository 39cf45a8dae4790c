import { citySentence, onCityCount } from "./cityCount.ts";
import { clockText, everySecond } from "./clockText.ts";

function write(selector: string, text: string): void {
  const element = document.querySelector(selector);
  if (element && element.textContent !== text) element.textContent = text;
}

/** In the built page, before the program takes it over. Returns how to stop. */
export function showLiveTexts(): () => void {
  const showClock = () => write("[data-clock]", clockText());
  const showCount = () => write("[data-cities]", citySentence());
  showClock();
  const stops = [everySecond(showClock), onCityCount(showCount)];
  return () => {
    for (const stop of stops) stop();
  };
}
