import type { Page } from "playwright-core";

/** The landing page's script shows the clock. Earlier presses do nothing, later ones are answered. */
export const untilStarted = (page: Page): Promise<void> => page.getByText(/\d [AP]M E[SD]T$/).waitFor();
