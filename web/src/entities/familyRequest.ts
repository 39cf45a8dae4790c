/** An account's people, or its homes, a hundred to a page. */
export const familyRequest = (UID: string) => ({ UID, Limit: 100 });
