/** The day of the present text, stored with a person. A changed text needs a new one. */
export const waiverVersion = "2026-11-27";
