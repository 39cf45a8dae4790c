/** Leads the sign-in to the family's members. */
export const familyState = { from: "/Members" };
