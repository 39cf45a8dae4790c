/**
 * The address in the QR code of a card. The token stands in the fragment, which browsers send to no server, so that it
 * is in no log.
 */
export const cardUrl = (token: string, origin = window.location.origin): string => `${origin}/Card#${token}`;
