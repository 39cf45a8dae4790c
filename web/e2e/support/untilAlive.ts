import type { Page } from "playwright-core";

/**
 * Waits until the script has taken over the built landing page, which shows the clock. Earlier presses do
 * nothing.
 */
export const untilAlive = (page: Page): Promise<void> => page.getByText(/\d [AP]M E[SD]T$/).waitFor();
