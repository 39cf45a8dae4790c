export const familyState = { from: "/Members" };
