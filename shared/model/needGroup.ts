/** The functional needs of emergency planning (CMIST), and the groups of the form. */
export const needGroups = ["communication", "health", "independence", "support", "transport"] as const;
export type NeedGroup = (typeof needGroups)[number];
