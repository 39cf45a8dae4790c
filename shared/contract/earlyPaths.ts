// Without their calls' schemas: pages ask for these before their program is there.
export const refreshSessionPath = "/account/refresh";
export const listNewEntriesPath = "/listNewEntries";
export const listUpdatedEntriesPath = "/listUpdatedEntries";
export const listHouseholdsPath = "/household/all";
export const listMembersPath = "/members/all";
export const findLocationsPath = "/locations";
export const listMarksPath = "/markEntries/recent";
