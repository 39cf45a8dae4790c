// The empty text's hash: the style library fills one empty <style> element through the CSSOM.
const styles = "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export interface SiteSources {
  /** To read and upload photos. */
  readonly photos: string;
  readonly exports: string;
  /** Its own host and its backup. */
  readonly paymentFrames: string;
  /** Tiles, glyphs and sprites of the map. @default none */
  readonly map?: string;
  /** Hashes, for the built pages. @default none */
  readonly styles?: readonly string[];
}

export function sitePolicy({ photos, exports, paymentFrames, map, styles: own = [] }: SiteSources): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    [styles, ...own].join(" "),
    "font-src 'self'",
    `img-src 'self' data: blob: ${photos}`,
    `connect-src 'self' ${[...new Set([photos, exports, map])].filter(Boolean).join(" ")}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src ${paymentFrames}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Only the site may embed the payment frame. */
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

/** Of answers other than pages. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
