/** The token is in the fragment, which browsers send to no server: it is in no log. */
export const cardUrl = (token: string, origin = window.location.origin): string => `${origin}/Card#${token}`;
