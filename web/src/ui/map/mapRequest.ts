import type { RequestTransformFunction } from "maplibre-gl";

/**
 * How the map asks for a file. Pages tell nobody where they are; a map service is told the site's name alone, because
 * its key works from there and from nowhere else.
 */
export const mapRequest: RequestTransformFunction = (url) =>
  new URL(url, location.href).origin === location.origin ? { url } : { url, referrerPolicy: "strict-origin" };
