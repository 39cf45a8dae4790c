import Box from "@mui/material/Box";
import { FormFold } from "#web/ui/forms/FormFold.tsx";
import { BillingForm } from "../billing/BillingForm.tsx";
import { PlanSection } from "../billing/PlanSection.tsx";

export const BillingTab = () => (
  <Box sx={{ display: "grid", gap: 3 }}>
    <PlanSection />
    <FormFold
      title="Billing"
      text="You pay when you register a family member, on the page of our payment provider. Nothing that you enter here is sent or kept."
      isFilled={false}
    >
      <BillingForm />
    </FormFold>
  </Box>
);
