import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { planPrices } from "#shared/rules/payment/pricing.ts";
import { paper } from "#web/ui/theme/sxRules.ts";

const price = (id: (typeof planPrices)[number]["id"]) => `$${planPrices.find((plan) => plan.id === id)?.dollars}.00`;

const facts: readonly (readonly [title: string, text: string])[] = [
  [
    "What it costs",
    `Yearly ${price("new-yearly")} for the first member and ${price("recurring-yearly")} for each additional member. Or monthly ${price("new-monthly")} and ${price("recurring-monthly")}.`,
  ],
  ["Who sees it", "Only your local responder departments. We do not sell your data or show it to anyone else."],
  ["Who runs it", "Beforehand keeps the registry, your departments read it."],
  ["What it cannot do", "This is not a promise: call 911. We are not a part of it."],
];

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography color="textSecondary">{children}</Typography>
    </div>
  );
}

const doorLink = { display: "inline-block", fontWeight: 600, py: 1 } as const;

function DepartmentDoor() {
  return (
    <Box component="section" aria-labelledby="for-departments" sx={{ ...paper, p: 3, mt: 6 }}>
      <Typography id="for-departments" variant="h2" sx={{ mb: 1 }}>
        For departments
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: "65ch", mb: 1 }}>
        Your staff read each record, and take it over into your dispatch system.
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}>
        <Box component={Link} to="/Help" sx={doorLink}>
          How you work with it
        </Box>
        <Box component={Link} to="/Login" sx={doorLink}>
          Staff sign-in
        </Box>
      </Box>
    </Box>
  );
}

export function Promises() {
  return (
    <>
      <Box
        sx={{
          display: "grid",
          gap: "32px 64px",
          gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", md: "1.05fr 1fr" },
          mt: 5,
        }}
      >
        {facts.map(([title, text]) => (
          <Fact key={title} title={title}>
            {text}
          </Fact>
        ))}
      </Box>
      <DepartmentDoor />
    </>
  );
}
