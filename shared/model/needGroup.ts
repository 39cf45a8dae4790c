/** The functional needs of emergency planning (CMIST). */
export const needGroups = ["communication", "health", "independence", "support", "transport"] as const;
export type NeedGroup = (typeof needGroups)[number];
