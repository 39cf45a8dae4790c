import { type ReactNode, useEffect, useState } from "react";
import { planId as planIds } from "#shared/fields/payment.ts";
import { paymentEnvironment } from "#shared/model/paymentHost.ts";
import { readOffer } from "#shared/rules/payment/frameOffer.ts";
import { planById } from "#shared/rules/payment/pricing.ts";
import { PayForm } from "./PayForm.tsx";
import { parentOrigin } from "./parentOrigin.ts";
import { useHeightReport } from "./useHeightReport.ts";

/** /{environment}/{token}/{planId}, with the offer in the fragment. */
function readAddress(path: string) {
  const [, environment, Token = "", id] = path.split("/");
  if (!paymentEnvironment.safeParse(environment).success) return undefined;
  const PlanID = planIds.safeParse(id);
  const price = PlanID.success ? planById(PlanID.data) : undefined;
  const plan = PlanID.success ? { Token, PlanID: PlanID.data } : undefined;
  return Token && plan && price ? { plan, price, offer: readOffer(window.location.hash) } : undefined;
}

const asked = readAddress(window.location.pathname);

type Parent =
  | { readonly state: "waiting" | "none" | "failed" }
  | { readonly state: "known"; readonly origin: string };

function Problem({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <>
      <h1>Payment</h1>
      <p className="status wrong" role="alert">
        {text}
      </p>
      {children}
    </>
  );
}

function Content({ parent }: { readonly parent: Parent }) {
  if (!asked || parent.state === "none")
    return (
      <Problem text="Please start the payment from Family Members in Beforehand. Nothing was charged." />
    );
  if (parent.state === "failed")
    return (
      <Problem text="The payment page did not load. Nothing was charged.">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </Problem>
    );
  if (parent.state === "known") return <PayForm {...asked} parent={parent.origin} />;
  return <p className="muted">Loading the payment…</p>;
}

export function PaymentPage() {
  const [parent, setParent] = useState<Parent>({ state: "waiting" });
  useEffect(() => {
    parentOrigin().then(
      (origin) => setParent(origin ? { state: "known", origin } : { state: "none" }),
      () => setParent({ state: "failed" }),
    );
  }, []);
  useHeightReport(parent.state === "known" ? parent.origin : undefined);
  return (
    <main aria-label="Card payment">
      <Content parent={parent} />
    </main>
  );
}
