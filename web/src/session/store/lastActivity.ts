const key = "beforehand.activity";
// As often as the session is stored.
const interval = 1_000;

let own = 0;
let written = 0;

function stored(): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    // Without storage each tab has its own.
    return 0;
  }
}

/** In any tab, ms since 1970; 0 when unknown. */
export function lastActivity(): number {
  return Math.max(own, stored());
}

/** Other tabs see it within a second. */
export function noteActivity(): void {
  own = Date.now();
  if (Math.abs(own - written) < interval) return;
  written = own;
  try {
    localStorage.setItem(key, String(own));
  } catch {
    // Kept in this tab.
  }
}
