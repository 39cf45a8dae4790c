/** Where the site says whom to tell of a vulnerability (RFC 9116). */
export const securityTextPath = ".well-known/security.txt";

/** The last day of the month eleven months later: within the recommended year, and the same for a month. */
const expiry = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 12, 0)).toISOString();

/** The file's text: an address, and its validity. Each deployment of another month renews it. */
export const securityText = (mail: string, now: Date = new Date()): string =>
  [`Contact: mailto:${mail}`, `Expires: ${expiry(now)}`, "Preferred-Languages: en", ""].join("\n");
