import type { Page } from "playwright-core";

/**
 * Waits until the script of the landing page has taken over what the build wrote: the clock stands there. A press before
 * that does nothing.
 */
export const untilAlive = (page: Page): Promise<void> => page.getByText(/\d [AP]M E[SD]T$/).waitFor();
