/** Null when the browser refuses. */
export function openPopup(): Window | null {
  const popup = window.open("", "beforehand-payment", "popup,width=520,height=820");
  if (!popup) return null;
  try {
    // Empty and of this origin until the provider's page is loaded.
    popup.document.title = "Payment";
    popup.document.body.textContent = "Opening the payment page…";
  } catch {
    // A window of this name still shows the provider's page and will load the new one.
  }
  popup.focus();
  return popup;
}
