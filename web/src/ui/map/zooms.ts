/** From the whole Pacific to single streets; nearer there is nothing more to see. */
export const widestZoom = 1;
export const nearestZoom = 16;
