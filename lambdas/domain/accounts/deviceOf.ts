import Bowser from "bowser";

/** Longer than any browser's. */
const longest = 400;

/** "Firefox on Windows". */
export function deviceOf(userAgent: string): string {
  const { browser, os } = userAgent ? Bowser.parse(userAgent.slice(0, longest)) : {};
  if (browser?.name && os?.name) return `${browser.name} on ${os.name}`;
  return browser?.name || os?.name || "Unknown device";
}
