import { useEffect } from "react";
import { readReturn, sendReturn } from "./checkoutReturn.ts";

const returned = readReturn(window.location.search);

const texts = {
  success: ["Thank you", "Your payment was sent."],
  cancel: ["Payment canceled", "Nothing was charged."],
} as const;

/** The provider leads back here. */
export function ReturnPage() {
  useEffect(() => {
    if (!returned) return;
    sendReturn(returned);
    window.close();
  }, []);
  const [title, text] = returned ? texts[returned.outcome] : ["Nothing to see here", ""];
  return (
    <main className="alone">
      <p className="brand">Beforehand</p>
      <h1>{title}</h1>
      <p>{text} You can close this window and go back to Beforehand.</p>
      <button type="button" className="button quiet" onClick={() => window.close()}>
        Close this window
      </button>
    </main>
  );
}
