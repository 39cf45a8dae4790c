/** A hundred to a page. */
export const familyRequest = (UID: string) => ({ UID, Limit: 100 });
