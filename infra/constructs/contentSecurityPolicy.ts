// The style library fills its one empty <style> element through the CSSOM: the hash is that of no text, and
// no inline style with a text passes.
const styles = "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where the site's page may reach beside its own origin; each a CSP source. */
export interface SiteSources {
  /** Photos are read from and uploaded to here. */
  readonly photos: string;
  readonly paymentFrame: string;
  /** Tiles, glyphs and sprites of the map. */
  readonly map?: string;
}

/** The Content-Security-Policy of the site's page. */
export function sitePolicy({ photos, paymentFrame, map }: SiteSources): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    styles,
    "font-src 'self'",
    `img-src 'self' data: blob: ${photos}`,
    `connect-src 'self' ${[photos, map].filter(Boolean).join(" ")}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src ${paymentFrame}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The Content-Security-Policy of the payment frame, which the site alone may embed. */
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

/** The Content-Security-Policy of answers that are no page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
