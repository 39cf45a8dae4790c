/** Router state that has the sign-in lead to the family's members. */
export const familyState = { from: "/Members" };
