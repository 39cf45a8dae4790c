/** From the whole Pacific to single streets. */
export const widestZoom = 1;
export const nearestZoom = 16;
