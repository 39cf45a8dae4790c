import Box from "@mui/material/Box";
import { lazy, Suspense } from "react";
import { openBilling } from "#shared/contract/billing.ts";
import { neverCached, useCall } from "#web/api/useCall.ts";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { FormFold } from "#web/ui/forms/FormFold.tsx";
import { PlanSection } from "../billing/PlanSection.tsx";

const BillingForm = lazy(async () => ({ default: (await import("../billing/BillingForm.tsx")).BillingForm }));

/** All at once: nothing moves when the plan comes. */
export function BillingTab() {
  const billing = useCall(openBilling, {}, neverCached);
  if (!billing.data && !billing.error) return <Loading what="your plan" />;
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <PlanSection billing={billing} />
      <FormFold
        title="Billing"
        text="You pay when you register a family member, on the page of our payment provider. Nothing that you enter here is sent or kept."
        isFilled={false}
      >
        <Suspense fallback={<Loading what="the form" />}>
          <BillingForm />
        </Suspense>
      </FormFold>
    </Box>
  );
}
