/** The day of the present text. A changed text needs a new one. */
export const waiverVersion = "2026-11-27";
