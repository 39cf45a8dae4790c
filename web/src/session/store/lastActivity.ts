/** The storage's key of the last activity, for who wants to hear of it from another tab. */
export const activityKey = "beforehand.activity";
// The pace at which the session is stored.
const pace = 1_000;

let own = 0;
let written = 0;

function stored(): number {
  try {
    return Number(localStorage.getItem(activityKey)) || 0;
  } catch {
    // Without storage each tab counts for itself.
    return 0;
  }
}

/** When somebody last did something in any tab of this browser, in milliseconds since 1970; 0 when not known. */
export function lastActivity(): number {
  return Math.max(own, stored());
}

/** Notes that somebody does something now. Other tabs learn of it at most once a second. */
export function noteActivity(): void {
  own = Date.now();
  if (Math.abs(own - written) < pace) return;
  written = own;
  try {
    localStorage.setItem(activityKey, String(own));
  } catch {
    // Noted in this tab.
  }
}
