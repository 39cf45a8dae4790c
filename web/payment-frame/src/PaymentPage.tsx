import { useEffect, useState } from "react";
import { planId as planIds } from "#shared/fields.ts";
import { planById } from "#shared/rules/pricing.ts";
import { PayForm } from "./PayForm.tsx";
import { parentOrigin } from "./parentOrigin.ts";

/** What the address of the frame says: /{stage}/{token}/{planId}. */
function readAddress(path: string) {
  const [, , Token = "", id] = path.split("/");
  const PlanID = planIds.safeParse(id);
  const price = PlanID.success ? planById(PlanID.data) : undefined;
  return Token && PlanID.success && price ? { plan: { Token, PlanID: PlanID.data }, price } : undefined;
}

const asked = readAddress(window.location.pathname);

type Parent =
  | { readonly state: "waiting" | "none" | "failed" }
  | { readonly state: "known"; readonly origin: string };

/** The payment frame: who it speaks to, and what is to be paid. */
export function PaymentPage() {
  const [parent, setParent] = useState<Parent>({ state: "waiting" });
  useEffect(() => {
    parentOrigin().then(
      (origin) => setParent(origin ? { state: "known", origin } : { state: "none" }),
      () => setParent({ state: "failed" }),
    );
  }, []);
  if (!asked || parent.state === "none")
    return <p className="status wrong">Please open the payment from “Register new Member” in Beforehand.</p>;
  if (parent.state === "failed")
    return (
      <>
        <p className="status wrong" role="alert">
          The payment page did not load. Nothing was charged.
        </p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </>
    );
  if (parent.state !== "known") return <p className="muted">Loading the payment…</p>;
  return <PayForm {...asked} parent={parent.origin} />;
}
