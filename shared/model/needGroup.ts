/** The functional needs by which emergency planners count, and in which a family is asked (CMIST). */
export const needGroups = ["communication", "health", "independence", "support", "transport"] as const;
export type NeedGroup = (typeof needGroups)[number];
