import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { optionalEmail, optionalPhone } from "#shared/fields/account.ts";
import { missingInWaiver, sayMissing } from "#shared/rules/wizard.ts";
import { Button } from "#web/ui/Button.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { StickyBar } from "#web/ui/navigation/StickyBar.tsx";
import { isBegun } from "../authorization/authorizationValues.ts";
import type { EditValues } from "./editValues.ts";
import { memberChanges } from "./memberAspects.ts";
import { useBack } from "./useBack.ts";

function reasonOf(values: EditValues, changes: readonly string[]): string | undefined {
  if (!optionalEmail().safeParse(values.Mail).success) return "Please correct the email, or leave it empty.";
  if (!optionalPhone().safeParse(values.Phone).success) return "Please correct the phone number, or leave it empty.";
  if (isBegun(values) && missingInWaiver(values).length > 0) return sayMissing(missingInWaiver(values));
  return changes.length === 0 ? "Nothing has changed yet." : undefined;
}

const mostNamed = 3;

/** "Notes, Weight and 2 more" */
function namesOf(labels: readonly string[]): string {
  const [shown, more] = [labels.slice(0, mostNamed), labels.length - mostNamed];
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

export function EditButtons({ stored }: { readonly stored: EditValues }) {
  const values = useWatch() as EditValues;
  const reasonId = useId();
  const changes = memberChanges(stored, values).map(({ label }) => label);
  const reason = reasonOf(values, changes);
  return (
    <StickyBar>
      <Typography id={reasonId} variant="quiet" noWrap={reason === undefined} sx={{ mb: 1 }}>
        {reason ?? `Changed: ${namesOf(changes)}`}
      </Typography>
      <Box
        sx={{
          display: "flex",
          gap: 1.5,
          "& .MuiButton-root": { px: { xs: 1.5, sm: 2.75 }, width: "auto", minWidth: 0 },
          "& .MuiButton-contained": { flex: { xs: 1, sm: "none" } },
        }}
      >
        <Button to={useBack()}>Cancel</Button>
        <SubmitButton disabled={reason !== undefined} reason={reason} reasonId={reasonId}>
          Update Member info
        </SubmitButton>
      </Box>
    </StickyBar>
  );
}
