// The style library fills one empty <style> element through the CSSOM: this is the hash of the empty text, and an
// inline style with text is refused.
const styles = "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The sources that the site may use beside its own origin, as CSP sources. */
export interface SiteSources {
  /** Photos are read from here and uploaded to here. */
  readonly photos: string;
  /** Of the payment frame: its own host and the backup. */
  readonly paymentFrames: string;
  /** Tiles, glyphs and sprites of the map. */
  readonly map?: string;
  /** The hashes of the built pages' own styles, as CSP sources. */
  readonly styles?: readonly string[];
}

/** The Content-Security-Policy of the site. */
export function sitePolicy({ photos, paymentFrames, map, styles: own = [] }: SiteSources): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    [styles, ...own].join(" "),
    "font-src 'self'",
    `img-src 'self' data: blob: ${photos}`,
    `connect-src 'self' ${[photos, map].filter(Boolean).join(" ")}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src ${paymentFrames}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The Content-Security-Policy of the payment frame, which only the site may embed. */
export function paymentPolicy(siteOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    styles,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${siteOrigin}`,
  ].join("; ");
}

/** The Content-Security-Policy of answers that are not pages. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
