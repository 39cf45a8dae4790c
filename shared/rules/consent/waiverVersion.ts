/** Names the waiver's present text in a person's record: the day it was written. A changed text needs a new name. */
export const waiverVersion = "2026-11-21";
