/** Opens the window that the provider's page will stand in; null when the browser does not allow it. */
export function openPopup(): Window | null {
  const popup = window.open("", "beforehand-payment", "popup,width=520,height=820");
  if (!popup) return null;
  try {
    // Empty and of this origin for now: it says what it waits for.
    popup.document.title = "Payment";
    popup.document.body.textContent = "Opening the payment page…";
  } catch {
    // A window of that name is still at the provider's; it goes to the new page like an empty one.
  }
  popup.focus();
  return popup;
}
