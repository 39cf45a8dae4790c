import { existsSync } from "node:fs";
import { StartError } from "#scripts/local/common/StartError.ts";
import { install, onDebianAsRoot } from "#scripts/local/start/ensureJava.ts";

const chromiumPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const findChromium = () => [process.env.CHROMIUM_PATH ?? "", ...chromiumPaths].find((path) => path && existsSync(path));

export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new StartError(`CHROMIUM_PATH is ${given}, and there is no such file.`, "Correct it or unset it.");
  const found = findChromium();
  if (found) return found;
  if (onDebianAsRoot()) install("Chromium", ["chromium"]);
  const installed = findChromium();
  if (installed) return installed;
  throw new StartError(
    "No Chromium or Chrome was found; the browser tests need one.",
    "Install one (Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to the program's path.",
  );
}
