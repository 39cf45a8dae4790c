/** RFC 9116. */
export const securityTextPath = ".well-known/security.txt";

/** Within the recommended year, and the same for a month. */
const expiry = (now: Date): string => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 12, 0)).toISOString();

export const securityText = (mail: string, now: Date = new Date()): string =>
  [`Contact: mailto:${mail}`, `Expires: ${expiry(now)}`, "Preferred-Languages: en", ""].join("\n");
