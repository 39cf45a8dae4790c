import type { Page } from "playwright-core";

/** The script has taken over the built page, and shows the clock. Earlier presses do nothing. */
export const untilHydrated = (page: Page): Promise<void> => page.getByText(/\d [AP]M E[SD]T$/).waitFor();
