/** Says a sentence to screen readers, once: politely, or at once when `urgent`. */
export function announce(sentence: string, urgent = false): void {
  const region = document.getElementById(urgent ? "announce-alert" : "announce-status");
  if (!region) return;
  // Emptied first, so that the same sentence said twice is a change and is read again.
  region.textContent = "";
  setTimeout(() => {
    region.textContent = sentence;
  }, 50);
}
