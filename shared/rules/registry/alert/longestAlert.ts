/** In characters. The longest real ones, with 6,000 corners, have a third of it. */
export const longestAlert = 512 * 1024;
export const alertTooLong = "An alert has at most 512 kB.";
